import { createHash, randomBytes } from "node:crypto";

/** A session's id: 256 random bits. It lives in the browser's cookie alone; here only its hash is kept. */
export const drawSessionId = (): string => randomBytes(32).toString("base64url");

const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;
export const isSessionId = (raw: string): boolean => SESSION_ID.test(raw);

/** SHA-256 as lowercase hex. Enough for secrets of this length; a password would need more. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
