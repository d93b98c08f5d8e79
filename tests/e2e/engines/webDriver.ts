import type { Driver } from "./Driver.ts"

/** The key under which WebDriver hands elements over. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

interface Session {
  readonly ask: (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<any>
  /** The tab that commands go to. */
  current: string | undefined
}

const ask = async (url: string, method: string, body?: unknown): Promise<any> => {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const { value } = (await response.json()) as { readonly value: any }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`)
  return value
}

// Runs in the page: the frames of the kit are in open shadow trees.
const findFrame = `const deep = (root) => [...root.querySelectorAll("*")].flatMap((each) =>
  [each, ...(each.shadowRoot ? deep(each.shadowRoot) : [])])
return deep(document).find((each) => each.localName === "iframe" && each.src.startsWith(arguments[0]))`

const callInPage = (call: string) => `const [input, done] = arguments
Promise.resolve().then(() => (${call})(input)).then((value) => done({ value }), (error) => done({ error: String(error) }))`

const driverOf = (session: Session, handle: string): Driver => {
  /** Commands of one tab go to whatever tab was spoken to last: it is chosen first. */
  const command = async (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => {
    if (session.current !== handle) await session.ask("POST", "/window", { handle })
    session.current = handle
    return session.ask(method, path, body)
  }
  const act = (kind: "pointer" | "key", steps: ReadonlyArray<object>) =>
    command("POST", "/actions", {
      actions: [
        {
          type: kind,
          id: kind,
          ...(kind === "pointer" ? { parameters: { pointerType: "mouse" } } : {}),
          actions: steps
        }
      ]
    })
  return {
    goto: (url) => command("POST", "/url", { url }),
    reload: () => command("POST", "/refresh", {}),
    evaluate: async (call, input, frame) => {
      if (frame !== undefined) {
        const found = await command("POST", "/execute/sync", { script: findFrame, args: [frame.origin] })
        if (found?.[ELEMENT] === undefined) throw new Error(`No frame of ${frame.origin} is on the page`)
        await command("POST", "/frame", { id: found })
      }
      try {
        const script = callInPage(String(call))
        const { value, error } = await command("POST", "/execute/async", { script, args: [input ?? null] })
        if (typeof error === "string") throw new Error(error)
        return value ?? undefined
      } finally {
        if (frame !== undefined) await command("POST", "/frame", { id: null })
      }
    },
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 }
      ]),
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value }
        ])
      ),
    screenshot: () => command("GET", "/screenshot"),
    openTab: async () => {
      const opened = (await command("POST", "/window/new", {
        // What is behind another tab is not drawn, and gets no clicks.
        type: "window"
      })) as { readonly handle: string }
      return driverOf(session, opened.handle)
    },
    close: async () => {
      await command("DELETE", "/window")
      session.current = undefined
    }
  }
}

/** A new session of a browser behind a WebDriver server; `quit` ends the browser with all its tabs. */
export const startWebDriver = async (
  server: string,
  capabilities: object,
  size: { readonly width: number; readonly height: number }
): Promise<{ readonly driver: Driver; readonly quit: () => Promise<void> }> => {
  const { sessionId } = await ask(`${server}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities }
  })
  const base = `${server}/session/${sessionId}`
  const session: Session = { ask: (method, path, body) => ask(base + path, method, body), current: undefined }
  await session.ask("POST", "/window/rect", size)
  const driver = driverOf(session, (await session.ask("GET", "/window")) as string)
  const quit = async () => {
    // A browser that ends with several windows takes its server with it.
    const [, ...others] = (await session.ask("GET", "/window/handles")) as ReadonlyArray<string>
    for (const handle of others) await driverOf(session, handle).close()
    await session.ask("DELETE", "")
  }
  return { driver, quit }
}
