import { Buffer } from "node:buffer"
import type { FrameFiles } from "../frame/FrameFiles.ts"
import { frameHeaders, framePage, windowHeaders, windowPage } from "../frame/framePage.ts"
import type { FrameSettings } from "../frame/FrameSettings.ts"
import { asFrame, askAsBrowser, asPart, type BrowserAnswer } from "./askAsBrowser.ts"

/** What an address serves, beside a release. */
export interface Verified {
  /** What is not as the release has it; empty where all is. */
  readonly differences: ReadonlyArray<string>
  /** What the configuration of that server says in the document: no release could say whether it is right. */
  readonly settings: FrameSettings | undefined
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? "")

const settingsIn = (page: string): FrameSettings | undefined => {
  const text = /<meta name="latchkey-settings" content="([^"]*)"/.exec(page)?.[1]
  try {
    const read = JSON.parse(unescaped(text ?? "")) as FrameSettings
    return Array.isArray(read.origins) && Array.isArray(read.chains) ? read : undefined
  } catch {
    // It is told as a difference: the document says nothing that a frame could read.
    return undefined
  }
}

// What a browser would act on, and no release sends.
const unwanted = ["link", "refresh", "set-cookie", "location", "service-worker-allowed", "clear-site-data"]

const headerDifferences = (
  where: string,
  { headers }: BrowserAnswer,
  expected: Readonly<Record<string, string>>
): ReadonlyArray<string> => [
  ...Object.entries(expected).flatMap(([name, value]) =>
    headers[name] === value ? [] : [`${where}: the header ${name} is ${headers[name] ?? "not there"}`]
  ),
  ...unwanted.flatMap((name) =>
    headers[name] === undefined ? [] : [`${where}: a header ${name} is there that the release does not send`]
  )
]

/**
 * Compares what an address serves as the frame with a release, byte for byte, as a browser asks for it. `base` is the server's origin.
 *
 * Fails: rejects where nobody answers.
 */
export const verifyFrame = async (base: URL, projectId: string, files: FrameFiles): Promise<Verified> => {
  const differences: Array<string> = []
  const ask = async (path: string, headers: Readonly<Record<string, string>>) => {
    const answer = await askAsBrowser(new URL(path, base), headers)
    if (answer.status !== 200) differences.push(`${path}: the answer has status ${answer.status}`)
    return answer
  }

  const frame = await ask(`/sdk?projectId=${encodeURIComponent(projectId)}`, asFrame)
  const document = Buffer.from(frame.body).toString("utf8")
  const settings = settingsIn(document)
  if (settings === undefined)
    differences.push("/sdk: the document has no settings as the release writes them")
  else {
    if (document !== String(await framePage(files, settings)))
      differences.push("/sdk: the document is not the one of the release")
    differences.push(
      ...headerDifferences(
        "/sdk",
        frame,
        frameHeaders({ id: projectId, name: projectId, origins: settings.origins })
      )
    )
  }

  const opened = await ask("/passkey", asFrame)
  if (Buffer.from(opened.body).toString("utf8") !== String(await windowPage(files)))
    differences.push("/passkey: the document is not the one of the release")
  differences.push(...headerDifferences("/passkey", opened, windowHeaders))

  for (const [name, { body, type }] of files) {
    const path = `/frame/${name}`
    const part = await ask(path, asPart)
    if (!Buffer.from(body).equals(part.body)) differences.push(`${path}: it is not the file of the release`)
    differences.push(...headerDifferences(path, part, { "content-type": type }))
  }
  return { differences, settings }
}
