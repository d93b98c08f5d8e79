import { existsSync } from "node:fs"
import path from "node:path"

const { env, platform } = process

const places = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/snap/bin/chromium"],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing"
  ],
  win32: [env.LOCALAPPDATA, env.PROGRAMFILES]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Chromium/Application/chrome.exe"))
}

/**
 * Finds a Chromium that loads extensions: `CHROMIUM_FULL_PATH`, else one that the system has. The headless shell that
 * comes with `npm ci` has no extensions, and Google's own Chrome takes none from its command line any more.
 *
 * @returns {string | undefined} the program's path
 */
export const fullChromium = () => {
  const named = env.CHROMIUM_FULL_PATH
  return named ? named : (places[platform] ?? []).find((file) => existsSync(file))
}
