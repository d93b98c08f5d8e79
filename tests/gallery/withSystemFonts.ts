import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

interface LaunchOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
}

// The packaged browser knows one Latin font; Arabic, and addresses in letters of one width, need those of the system.
const configuration = (packaged: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${packaged}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`

/** Launch options with the system's fonts beside those of the packaged browser. */
export const withSystemFonts = <O extends LaunchOptions>(options: O): O => {
  const packaged = options.env?.["FONTCONFIG_PATH"]
  if (packaged === undefined) return options
  const file = path.join(mkdtempSync(path.join(tmpdir(), "gallery-fonts-")), "fonts.conf")
  writeFileSync(file, configuration(packaged))
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: file } }
}
