import {
  createKit,
  definePlugin,
  memoryStorage,
  type AnyPlugin,
  type NetworkInput,
  type SetupHost
} from "@latchkey/core"
import { Http, JsonRpc } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { readFileSync } from "node:fs"
import path from "node:path"
import { onTestFinished, vi } from "vitest"

/** What a service was asked, and what it answered. */
export interface ServiceFixture {
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query?: object
    readonly body?: any
  }
  readonly response: ServiceAnswer
}

/** An answer of a service. */
export interface ServiceAnswer {
  readonly status: number
  /** False where a page may not read the answer: it sees a failed request. */
  readonly cors?: false
  readonly body: any
}

/** The fixtures of a file beside a test's folder: `../fixtures/nodes.json`. Throws for a name that is not there. */
export const readFixtures = (folder: string, file: string): ((name: string) => ServiceFixture) => {
  const all = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Readonly<
    Record<string, ServiceFixture>
  >
  return (name) => {
    const found = all[name]
    if (found === undefined) throw new Error(`There is no fixture "${name}" in ${file}`)
    return found
  }
}

/** A request as a service sees it; `rpc` where its body is a call of JSON-RPC. */
export interface SeenRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: any
}

const bodyOf = (body: unknown): unknown => {
  if (typeof body !== "string") return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Puts services in the place of `fetch`: what none answers is a failed request. Answers with what was asked. */
export const serveFixtures = (answer: (request: SeenRequest) => ServiceAnswer | undefined) => {
  const asked: Array<SeenRequest> = []
  vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const seen = {
      url,
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: bodyOf(init.body)
    }
    asked.push(seen)
    const told = answer(seen)
    if (told === undefined || told.cors === false) throw new TypeError("Failed to fetch")
    const text = typeof told.body === "string" ? told.body : JSON.stringify(told.body)
    return new Response(text, { status: told.status })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

/** What a node answers to calls of JSON-RPC, one or many in a request, by the method; the ids are those of the calls. */
export const nodeAnswer =
  (answers: (method: string, params: ReadonlyArray<any>) => ServiceAnswer | undefined) =>
  ({ body }: Pick<SeenRequest, "body">): ServiceAnswer | undefined => {
    const calls: ReadonlyArray<{
      readonly id: unknown
      readonly method: string
      readonly params: ReadonlyArray<unknown>
    }> = Array.isArray(body) ? body : [body]
    const told = calls.map(({ id, method, params }) => {
      const answer = answers(method, params) ?? {
        status: 200,
        body: { jsonrpc: "2.0", error: { code: -32601, message: "the method does not exist" } }
      }
      return typeof answer.body === "object" ? { ...answer, body: { ...answer.body, id } } : answer
    })
    const whole = told.find(
      ({ status, body, cors }) => status !== 200 || typeof body === "string" || cors === false
    )
    if (whole !== undefined) return whole
    return { status: 200, body: Array.isArray(body) ? told.map((one) => one.body as unknown) : told[0]!.body }
  }

/** A kit with plugins, what a plugin sees of it, and its services; it is gone with the test. */
export const openServices = async (
  plugins: ReadonlyArray<AnyPlugin>,
  networks: ReadonlyArray<NetworkInput>
) => {
  const hosts: Array<SetupHost<any>> = []
  let services: { readonly rpc: JsonRpc["Service"]; readonly http: Http["Service"] } | undefined
  const kit = createKit({
    app: { name: "Test" },
    networks: networks as never,
    storage: memoryStorage(),
    plugins: [
      ...plugins,
      definePlugin({
        id: "probe",
        when: "engine",
        setup: (host) => void hosts.push(host)
      }),
      {
        id: "services",
        when: "engine",
        load: async () => ({
          start: Effect.gen(function* () {
            services = { rpc: yield* JsonRpc, http: yield* Http }
          })
        })
      }
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return { kit, host: hosts[0]!, ...services! }
}

/** What an effect gives, or the code of its failure. */
export const codeOr = <A>(work: Effect.Effect<A, { readonly code: string }>): Promise<A | string> =>
  Effect.runPromise(Effect.catch(work, ({ code }) => Effect.succeed(code)))
