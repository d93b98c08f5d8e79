import { createHash } from "node:crypto"
import type { FrameFiles } from "./FrameFiles.ts"
import { frameHeaders, framePage, windowHeaders, windowPage } from "./framePage.ts"

/**
 * One text for all that a browser is given of the frame: its documents, their policies, and each file, in the form of a source of a policy
 * (`sha256-...`). What a server's configuration changes of the documents is left out of it.
 */
export const frameHash = async (files: FrameFiles): Promise<string> => {
  const hash = createHash("sha256")
  const add = (name: string, body: string | Uint8Array) =>
    hash.update(`${name} ${createHash("sha256").update(body).digest("hex")}\n`)
  const origins = ["https://app.example.com"]
  const project = { id: "project", name: "Project", origins }
  add("/sdk", String(await framePage(files, { project, origins, chains: [] })))
  add("/sdk policies", JSON.stringify(frameHeaders(project)))
  add("/passkey", String(await windowPage(files)))
  add("/passkey policies", JSON.stringify(windowHeaders))
  for (const name of [...files.keys()].toSorted()) add(`/frame/${name}`, files.get(name)?.body ?? "")
  return `sha256-${hash.digest("base64")}`
}
