import { createServer } from "node:http";
import { Server } from "socket.io";

/**
 * The least a server could do with the same traffic: answers each message and sends both of a table an update of so
 * many bytes, without looking into anything. What the real server does beside it is its own cost.
 */
const updateBytes = Number(process.argv[2] ?? 2_000);
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
  process.send?.({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6 });
  void io.close();
  process.disconnect?.();
});
