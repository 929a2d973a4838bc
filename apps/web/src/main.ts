import "./styles/tokens.css";
import "./styles/base.css";
import { markDocument } from "./i18n/index.ts";

markDocument();
