import { Buffer } from "node:buffer"
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"

/** What an address answered. */
export interface BrowserAnswer {
  readonly status: number
  /** By name in lower case; of several of one name all, with commas between. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

const DEADLINE = 15_000
const MAX_BYTES = 20_000_000

const decoders: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  gzip: (body) => gunzipSync(body, { maxOutputLength: MAX_BYTES }),
  br: (body) => brotliDecompressSync(body, { maxOutputLength: MAX_BYTES }),
  deflate: (body) => inflateSync(body, { maxOutputLength: MAX_BYTES })
}

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-language": "en-US,en;q=0.5",
  "accept-encoding": "gzip, deflate, br"
}

/** As a browser asks for a document in a frame of another site. */
export const asFrame = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-dest": "iframe",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "cross-site"
} as const

/** As a browser asks for what a document of the same origin names. */
export const asPart = {
  accept: "*/*",
  "sec-fetch-dest": "script",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin"
} as const

/** Asks once, and follows nowhere. Fails: rejects where nobody answers in time, or with more than 20 MB. */
export const askAsBrowser = (
  url: URL,
  headers: Readonly<Record<string, string>> = {}
): Promise<BrowserAnswer> =>
  new Promise((resolve, reject) => {
    const ask = url.protocol === "https:" ? requestHttps : requestHttp
    const asked = ask(url, { headers: { ...browser, ...headers }, timeout: DEADLINE }, (response) => {
      const parts: Array<Buffer> = []
      let size = 0
      response.on("data", (part: Buffer) => {
        size += part.length
        if (size > MAX_BYTES) asked.destroy(new Error(`more than ${MAX_BYTES} bytes`))
        parts.push(part)
      })
      response.on("error", reject)
      response.on("end", () => {
        try {
          const told = Object.entries(response.headers).map(([name, value]) => [
            name,
            [value].flat().join(", ")
          ])
          const answered = Object.fromEntries(told) as Record<string, string>
          const decode = decoders[answered["content-encoding"] ?? ""] ?? ((body: Uint8Array) => body)
          resolve({ status: response.statusCode ?? 0, headers: answered, body: decode(Buffer.concat(parts)) })
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.on("timeout", () => asked.destroy(new Error(`no answer within ${DEADLINE / 1_000} seconds`)))
    asked.on("error", reject)
    asked.end()
  })
