import { createClient, startClient } from "./client.ts";

/**
 * The client of this window. The build makes of this module the one script that runs as soon as it is there: while
 * page and texts are on their way, the line to the server is opened and the table joined.
 */
export const client = createClient();
startClient(client);
