import { hydrateRoot } from "react-dom/client";
import { Page } from "./Page.tsx";
import "@vidikovac/tokens/tokens.css";
import "@vidikovac/react/styles.css";
import "@vidikovac/react/travel.css";
import "./theme.css";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <Page />);
