import path from "node:path"
import { library } from "../../../tsup.base.ts"
import { frameHash } from "./src/frame/frameHash.ts"
import { buildFrame, writeFrame } from "./buildFrame.ts"

export default {
  ...library(import.meta.dirname),
  platform: "node",
  // Node's SQLite has no name without the prefix.
  removeNodeProtocol: false,
  // The server needs a few words of the wire, and none of what the plugin's users install.
  skipNodeModulesBundle: false,
  noExternal: ["@latchkey/embedded"],
  external: ["hono", "@hono/node-server", "nodemailer", "postgres", "valibot"],
  onSuccess: async () => {
    const files = await buildFrame()
    writeFrame(files, path.join(import.meta.dirname, "dist/frame-page"))
    process.stderr.write(`frame ${await frameHash(files)}\n`)
  }
}
