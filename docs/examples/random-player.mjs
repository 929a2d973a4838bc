// A whole client in a page: plays legal cards at random until DEALS deals are over, then resigns and goes.
//   node random-player.mjs http://localhost:3000            makes a table and prints its code
//   node random-player.mjs http://localhost:3000 ABC234     sits down at the table with that code
import { randomBytes } from "node:crypto";
import { io } from "socket.io-client";

const [url = "http://localhost:3000", code] = process.argv.slice(2);
const deals = Number(process.env.DEALS ?? 3);
const newId = () => randomBytes(12).toString("hex");
const origin = new URL(url).origin;

// A guest and his cookie. Every request that changes something names its Origin, as a browser does.
const session = await fetch(`${url}/api/session`, {
  method: "POST",
  headers: { "content-type": "application/json", origin },
  body: JSON.stringify({ name: code ? "Random Rosa" : "Random Rudi" }),
});
const cookie = session.headers.getSetCookie()[0].split(";")[0];

const socket = io(url, {
  transports: ["websocket"],
  auth: { protocol: 1 },
  extraHeaders: { cookie, origin },
});

/** Sends one message and gives its data, or throws its error code. */
const ask = async (event, message) => {
  const answer = await socket.emitWithAck(event, message);
  if (!answer.ok) throw new Error(`${event}: ${answer.error.code}`);
  return answer.data;
};

let table;
let seen = -1;
let answered;

/** Gives a command. An update may come before the answer, so whoever hangs up waits for that first. */
const send = (command) => {
  answered = ask("command", { table, id: newId(), command });
  return answered;
};

const otherWasFirst = (error) => {
  if (error.message !== "command: bummerlOver") throw error;
};

/** Looks at a view and does what there is to do. Older views than the last one are dropped. */
const onUpdate = async ({ view }) => {
  if (view.table !== table || view.seq <= seen) return;
  seen = view.seq;
  const bummerl = view.bummerlNumber;
  if (view.status === "ended") return answered.finally(() => socket.close());
  if (view.stage === "bummerlOver") return send({ type: "leave", bummerl });
  if (view.dealNumber > deals) return send({ type: "resign", bummerl }).catch(otherWasFirst);
  if (view.stage === "dealing" && view.may.includes("next") && view.fair.yourCut === null) {
    await send({ type: "next", deal: view.dealNumber, cut: randomBytes(16).toString("hex") });
  } else if (view.deal && view.deal.legal.length > 0) {
    const sensible = view.deal.legal.filter((action) => action.type !== "giveUp");
    const action = sensible[Math.floor(Math.random() * sensible.length)];
    await send({ type: "act", seq: view.dealSeq, action });
  }
};
socket.on("update", onUpdate);
socket.on("disconnect", () => console.log(`played to row ${seen}`));
socket.on("connect_error", (error) => {
  throw error;
});

const made = code
  ? await ask("sit", { id: newId(), code })
  : await ask("make", { id: newId(), rules: "classic", clock: "quick", visibility: "private" });
table = made.table;
if (made.code) console.log(`code ${made.code}`);
await onUpdate(await ask("join", { table }));
