import "./styles/tokens.css";
import "./styles/base.css";
import "./app/bm-app.ts";
import { createClient, startClient } from "./app/client.ts";
import { markDocument } from "./i18n/index.ts";
import { followTheme } from "./state/preferences.ts";

markDocument();
followTheme();
const client = createClient();
const app = document.createElement("bm-app");
app.client = client;
document.body.prepend(app);
startClient(client);
