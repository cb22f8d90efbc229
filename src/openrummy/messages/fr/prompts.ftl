# Les mots que partagent tous les écrans du terminal.

yes = oui
no = non
seat-you = Vous
seat-bot = Robot { $number }
