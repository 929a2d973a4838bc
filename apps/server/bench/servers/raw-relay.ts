import { type WebSocket, WebSocketServer } from "ws";
import { answerParent } from "./parent.ts";

/**
 * The limit: the same traffic by bare `ws`, nothing parsed, nothing encoded. One message in, its answer and one update
 * for each of the two out.
 */
const { updateBytes, answerBytes } = JSON.parse(process.argv[2] ?? "{}");
const update = `update${"x".repeat(updateBytes - 6)}`;
const answer = "a".repeat(answerBytes);
const tables = new Map<string, WebSocket[]>();

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false }, () => {
  const address = server.address();
  answerParent(typeof address === "object" && address !== null ? address.port : 0, async () =>
    server.close(),
  );
});
server.on("connection", (socket, request) => {
  const table = request.url ?? "";
  const both = tables.get(table) ?? [];
  tables.set(table, both);
  both.push(socket);
  socket.on("message", () => {
    for (const one of both) one.send(update);
    socket.send(answer);
  });
});
