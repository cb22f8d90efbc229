"""How the screen looks: calm and dark, no boxes but for dialogs."""

CSS = """
Screen { background: #15191e; color: #d8dee6; }
#small { display: none; padding: 1 2; height: 1fr; }
#table { width: 100%; height: 100%; }
#title, #plan { text-wrap: nowrap; text-overflow: ellipsis; }
#title { height: 1; padding: 0 1; background: #233043; text-style: bold; }
#piles { height: 1; padding: 0 1; background: #1b2430; }
#seats { height: auto; padding: 0 1; }
#middle { height: 1fr; min-height: 3; padding: 0 1; }
#log { width: 5fr; height: 100%; scrollbar-size: 0 0; margin: 0 1 0 0; }
#right { width: 6fr; height: 100%; scrollbar-size: 1 1; padding: 0 0 0 1; }
#melds { height: auto; }
#plan { height: 3; padding: 0 1; background: #1b2430; }
#prompt { height: auto; max-height: 2; padding: 0 1; background: #233043; text-style: bold; }
#status { height: 2; padding: 0 1; }
#status.-refused { color: #ffb86b; text-style: bold; }
#hand { height: auto; padding: 0 1; min-height: 3; }
#keys { height: 2; padding: 0 1; background: #1b2430; link-style: none; }
#command { height: 2; border: none; padding: 0 1; background: #233043; }
#command:focus { border: none; }

ChoiceDialog, TextDialog { align: center middle; background: #000000 60%; }
.dialog {
    width: 76; max-width: 100%; height: auto; max-height: 90%;
    background: #1b2430; border: round #5b7290; padding: 0 1;
}
.dialog-title { height: auto; margin: 0 0 1 0; }
.dialog-hint { height: auto; margin: 1 0 0 0; }
.dialog OptionList { height: auto; max-height: 12; border: none; background: #1b2430; padding: 0; }
.dialog OptionList:focus { border: none; }
#lines { height: auto; max-height: 60vh; scrollbar-size: 1 1; }
.line { height: auto; }
App.-ascii #title, App.-ascii #plan { text-overflow: clip; }
App.-ascii .dialog { border: ascii #5b7290; }
App.-ascii #right, App.-ascii #lines { scrollbar-size: 0 0; }
"""
