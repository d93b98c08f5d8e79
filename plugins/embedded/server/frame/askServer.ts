import { FrameError } from "./FrameError.ts"

const TIMEOUT = 20_000
/** A work can come too late, where that took long. */
const MOST_WORKS = 3

/** A refusal of the server; its text is for the visitor. */
export class ServerRefusal extends FrameError {
  /** A word to tell refusals apart by. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The server cannot be reached, or answers with nothing that is one of its answers. */
export class ServerSilence extends FrameError {}

/** The secrets by which the server knows this device. */
export interface Credentials {
  readonly secret: string
  readonly session?: string
}

/** What the server answers. */
export type Answer = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Answer =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Asks the server that the frame came from. Fails: rejects with `ServerRefusal`, or with `ServerSilence`. */
export const askServer = async (
  route: string,
  body: object,
  { secret, session }: Credentials
): Promise<Answer> => {
  const ask = async (work?: string) => {
    const response = await fetch(`/api/${route}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-latchkey-device": secret,
        // As the document speaks: mails and refusals are written in it.
        "x-latchkey-language": document.documentElement.lang,
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
        ...(work === undefined ? {} : { "x-latchkey-work": work })
      },
      body: JSON.stringify(body),
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT)
    })
    return { ok: response.ok, answer: (await response.json()) as unknown }
  }
  const answered = async (work?: string): Promise<{ readonly ok: boolean; readonly answer: Answer }> => {
    const { ok, answer } = await ask(work).catch(() => {
      throw new ServerSilence("The wallet's server cannot be reached. Try again.")
    })
    if (!isRecord(answer)) throw new ServerSilence("The wallet's server gave a strange answer. Try again.")
    return { ok, answer }
  }
  let { ok, answer } = await answered()
  // Under attack, who is not known yet works for what costs the server.
  for (let tries = 0; !ok && answer["code"] === "work" && tries < MOST_WORKS; tries++) {
    const { solvePuzzle } = await import("./work/solvePuzzle.ts")
    const work = await solvePuzzle(answer["puzzle"])
    if (work === undefined) break
    ;({ ok, answer } = await answered(work))
  }
  if (ok) return answer
  const { code, message } = answer
  throw new ServerRefusal(
    typeof code === "string" ? code : "failed",
    typeof message === "string" ? message : "Something failed on the server"
  )
}
