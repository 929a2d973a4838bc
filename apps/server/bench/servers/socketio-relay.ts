import { createServer } from "node:http";
import { Server } from "socket.io";
import { answerParent } from "./parent.ts";

/** The same traffic by Socket.IO as it comes: what the real server does beside it is its own cost. */
const { updateBytes } = JSON.parse(process.argv[2] ?? "{}");
const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false, perMessageDeflate: false });
const filler = "x".repeat(updateBytes);
io.on("connection", (socket) => {
  const room = String(socket.handshake.auth["table"]);
  void socket.join(room);
  socket.on("command", (_message: unknown, reply: (answer: unknown) => void) => {
    io.to(room).emit("update", { filler });
    reply({ ok: true, data: { seq: 1 } });
  });
});
http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  answerParent(typeof address === "object" && address !== null ? address.port : 0, () => io.close());
});
