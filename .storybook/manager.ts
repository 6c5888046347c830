import { addons } from "storybook/manager-api";
import { bookTheme } from "./theme.ts";

addons.setConfig({ theme: bookTheme });
