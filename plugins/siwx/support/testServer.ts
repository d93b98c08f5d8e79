import { serverBackend } from "../src/serverBackend.ts"
import { memoryStore, siwxServer, type SiwxServerOptions } from "../src/server/index.ts"
import { makeSessions } from "../src/server/makeSessions.ts"
import { testNamespace, verifyTest } from "./testChain.ts"

/** Where the tests' site is. */
export const origin = "http://shop.test"

/** The cookies of one browser, as it keeps and sends them. */
const cookieJar = () => {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    get: (name: string) => cookies.get(name),
    keep: (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";")
        const name = pair.slice(0, pair.indexOf("="))
        if (line.includes("Max-Age=0")) cookies.delete(name)
        else cookies.set(name, pair.slice(name.length + 1))
      }
    }
  }
}

/** The real server part, and a browser that talks to it in this process. */
export const testServer = (options: Partial<SiwxServerOptions> = {}) => {
  const jar = cookieJar()
  const store = options.store ?? memoryStore(options.now === undefined ? {} : { now: options.now })
  const server = siwxServer({
    origin,
    store,
    namespaces: [testNamespace],
    verifiers: { test: verifyTest },
    ...options
  })
  const requests: Array<string> = []
  const request = (route: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    new Request(`${origin}/siwx/${route}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { origin, cookie: jar.header(), "content-type": "application/json", ...headers }
    })
  const send: typeof fetch = async (url, init) => {
    const route = (url as string).split("/").at(-1)!
    requests.push(route)
    const response = await server.handle(request(route, init?.body))
    jar.keep(response)
    return response
  }
  const backend = serverBackend({
    url: `${origin}/siwx`,
    page: () => ({ domain: "shop.test", uri: `${origin}/` }),
    namespaces: [testNamespace],
    fetch: send
  })
  return {
    backend,
    server,
    requests,
    request,
    jar,
    /** Who the server takes this browser for. */
    session: () => server.session(request("any", {})),
    /** All sign-ins that the server keeps for this browser. */
    kept: () => makeSessions(store, options.now ?? Date.now).of(jar.get("siwx-session"))
  }
}
