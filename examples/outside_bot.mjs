#!/usr/bin/env node
// A bot in another language (docs/bot-protocol.md): it does the first thing that is legal.
//
//     openrummy simulate gin --bots "random,cmd:node examples/outside_bot.mjs"
import { createInterface } from "node:readline";

const PROTOCOL = 1;

function answer(message) {
  switch (message.type) {
    case "hello":
      if (!message.protocols.includes(PROTOCOL)) process.exit(1);
      return { type: "hello", protocol: PROTOCOL, name: "first legal" };
    case "choose":
      return { type: "command", id: message.id, command: message.legal[0] };
    case "bye":
      return process.exit(0);
    default:
      return null;
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const said = answer(JSON.parse(line));
  if (said !== null) process.stdout.write(`${JSON.stringify(said)}\n`);
});
