import { EventEmitter } from "node:events"
import type { UniversalProvider } from "../src/client/UniversalProvider.ts"

/** A session as a test describes it. */
export interface FakeSession {
  readonly namespaces: unknown
  readonly topic?: string
  /** Seconds since 1970. */
  readonly expiry?: number
  readonly name?: unknown
  readonly sessionProperties?: unknown
  /** What was signed with the session; with an empty topic, instead of one. */
  readonly authentication?: unknown
}

/** The protocol's client, of which a test plays the relay and the wallet; one that is given a session agrees to it at once. */
export const fakeUniversalProvider = (agreed?: FakeSession) => {
  const events = new EventEmitter()
  const clientEvents = new EventEmitter()
  const left: Array<string> = []
  const proposals: Array<Record<string, { readonly chains: ReadonlyArray<string> }>> = []
  const signIns: Array<any> = []
  const requests: Array<{ readonly topic: string; readonly chainId: string; readonly method: string }> = []
  let settle: { resolve: (session: unknown) => void; reject: (cause: unknown) => void } | undefined
  let onDisconnect = async () => {}
  let onRequest: (method: string) => unknown = () => "0x"
  let sessions = 0
  let lastId = 0

  const toSession = ({
    namespaces,
    topic,
    expiry,
    name,
    sessionProperties,
    authentication
  }: FakeSession) => ({
    topic: topic ?? `topic-${++sessions}`,
    expiry: expiry ?? Math.floor(Date.now() / 1000) + 600_000,
    namespaces,
    sessionProperties,
    authentication,
    peer: { metadata: { name: name ?? "Fake Wallet", redirect: { native: "javascript:alert(1)" } } }
  })
  const disconnect = async ({ topic }: { readonly topic: string }) => {
    left.push(topic)
    await onDisconnect()
  }
  const client = {
    events: clientEvents,
    on: (name: string, listener: (event: any) => void) => clientEvents.on(name, listener),
    off: (name: string, listener: (event: any) => void) => clientEvents.off(name, listener),
    disconnect,
    engine: { events: clientEvents, onSessionAuthenticateResponse: () => {} },
    request: async ({ topic, chainId, request }: any) => {
      requests.push({ topic, chainId, method: request.method })
      clientEvents.emit("session_request_sent", { topic, request, chainId, id: ++lastId })
      return onRequest(request.method)
    },
    core: {
      crypto: { signJWT: async () => "jwt" },
      heartbeat: { stop: () => {} },
      relayer: { connected: true, restartTransport: async () => {}, transportClose: async () => {} }
    }
  }
  const answered = async () => {
    const { authentication, ...session } = await new Promise<any>((resolve, reject) => {
      settle = { resolve, reject }
      if (agreed !== undefined) resolve(toSession(agreed))
    })
    return { session: session.topic === "" ? undefined : session, auths: authentication }
  }
  const provider = {
    client,
    uri: undefined as string | undefined,
    session: undefined as unknown,
    on: (name: string, listener: (event: any) => void) => events.on(name, listener),
    removeListener: (name: string, listener: (event: any) => void) => events.off(name, listener),
    connect: async ({ optionalNamespaces }: any) => {
      proposals.push(optionalNamespaces)
      return (provider.session = (await answered()).session)
    },
    /** As the protocol's client asks: for a sign-in, and for a plain session of wallets that only know that. */
    authenticate: async ({ chains, methods, uri, optionalNamespaces: _, statement = "", ...asked }: any) => {
      proposals.push({ eip155: { chains, methods: [...new Set(["personal_sign", ...methods])] } } as never)
      const iat = new Date().toISOString()
      signIns.push({ ...asked, chains, statement, aud: uri, type: "caip122", version: "1", iat })
      const { session, auths } = await answered()
      provider.session = session
      return { session, auths }
    },
    disconnect: () => disconnect(provider.session as { readonly topic: string })
  }

  return {
    provider: provider as unknown as UniversalProvider,
    proposals,
    /** What wallets were asked to sign with the proposals: the payload of `wc_sessionAuthenticate`. */
    signIns,
    requests,
    /** Topics of the sessions and pairings that the page ended. */
    left,
    /** The relay has taken the proposal. */
    showUri: (uri = `wc:${proposals.length}@2`) => {
      provider.uri = uri
      events.emit("display_uri", uri)
    },
    /** The wallet agrees to the latest proposal. */
    approve: (session: FakeSession) => settle!.resolve(toSession(session)),
    reject: (cause: unknown) => settle!.reject(cause),
    /** A session is there, as from an earlier visit, or as the app has made it. */
    setSession: (session: FakeSession | undefined) => {
      provider.session = session && toSession(session)
      events.emit("connect", { session: provider.session })
    },
    emit: (name: string, event: unknown) => void clientEvents.emit(name, event),
    onDisconnect: (next: () => Promise<void>) => void (onDisconnect = next),
    onRequest: (next: (method: string) => unknown) => void (onRequest = next),
    listenerCount: () =>
      [events, clientEvents].flatMap((emitter) =>
        emitter.eventNames().map((name) => emitter.listenerCount(name))
      ).length
  }
}
