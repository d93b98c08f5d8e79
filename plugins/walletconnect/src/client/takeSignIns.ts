import { attempt, readField, readRecap } from "@latchkey/core/chain-kit"
import { SessionUnusableError } from "../errors.ts"
import type { UniversalProvider } from "./UniversalProvider.ts"

/** How long a session lasts, in seconds: what the protocol says. */
const WEEK_SECONDS = 604_800
const MAX_PROOFS = 20
const PUBLIC_KEY = /^[\da-f]{64}$/i
const ACCOUNT = /^did:pkh:(eip155:\d{1,32}):(0x[\da-f]{40})$/i

/** What of the protocol's engine is held on to: none of it is in its types. */
interface Engine {
  readonly events: { readonly emit: (name: string, outcome: object) => unknown }
  onSessionAuthenticateResponse: (topic: string, payload: { readonly id: number }) => unknown
  readonly deletePendingAuthRequest: (id: number, reason: object) => Promise<unknown>
  readonly deleteProposal: (id: number) => Promise<unknown>
}
type Sessions = UniversalProvider["client"]["session"]
type Session = ReturnType<Sessions["get"]>

/** The accounts, networks and methods that the proofs of a wallet tell; undefined where one is none. */
const readProofs = (proofs: unknown) => {
  if (!Array.isArray(proofs) || proofs.length === 0 || proofs.length > MAX_PROOFS) return undefined
  const [accounts, methods] = [new Set<string>(), new Set<string>()]
  for (const proof of proofs as ReadonlyArray<unknown>) {
    const payload = readField(proof, "p")
    const [, chain, address] = ACCOUNT.exec(String(readField(payload, "iss"))) ?? []
    if (chain === undefined || address === undefined) return undefined
    const allowed = readRecap(readField(payload, "resources"))?.["eip155"]
    for (const each of [chain, ...(allowed?.chains ?? [])]) accounts.add(`${each}:${address}`)
    for (const method of allowed?.methods ?? []) methods.add(method)
  }
  return { accounts: [...accounts], methods: [...methods] }
}

/** What a wallet says that it refuses with, fit for the client, which hands its message on as it is: with its code, for who knows codes. */
const readRefusal = (error: unknown) => {
  const [code, message] = [readField(error, "code"), readField(error, "message")]
  const told = {
    code: typeof code === "number" ? code : 0,
    message: typeof message === "string" ? message : ""
  }
  return { code: told.code, message: told }
}

/**
 * Takes what wallets answer to a sign-in in one step, of which the protocol's client makes no session on a page: it reads what is
 * signed with Node's `Buffer`, throws into the page what it cannot read, and asks a host of its own whether the signature of a contract
 * holds. Who keeps sign-ins verifies them; what is made here is the session that the proofs tell, which carries them as
 * `authentication`. Answers to other requests stay the client's. Returns the way to say that a request, known by its nonce, is one.
 */
export const takeSignIns = ({ client }: UniversalProvider): ((nonce: string) => void) => {
  const engine = client.engine as unknown as Engine
  const nonces = new Set<string>()
  const pass = engine.onSessionAuthenticateResponse.bind(engine)

  const settle = async (id: number, result: unknown) => {
    const asked = client.auth.requests.get(id)
    const { pairingTopic, requester } = asked
    const proofs = readField(result, "cacaos")
    const responder = readField(result, "responder")
    const [publicKey, metadata] = [readField(responder, "publicKey"), readField(responder, "metadata")]
    const told = readProofs(proofs)
    if (told === undefined || typeof publicKey !== "string" || !PUBLIC_KEY.test(publicKey))
      throw new Error("The wallet answered no sign-in.")
    if (told.methods.length === 0) throw new SessionUnusableError()
    const proposal = client.proposal.getAll().find((each) => each.pairingTopic === pairingTopic)
    if (proposal === undefined) throw new Error("Proposal expired")
    const topic = await client.core.crypto.generateSharedKey(requester.publicKey, publicKey)
    const session = {
      topic,
      acknowledged: true,
      self: { publicKey: requester.publicKey, metadata: client.metadata },
      peer: { publicKey, metadata: typeof metadata === "object" && metadata !== null ? metadata : {} },
      controller: publicKey,
      expiry: Math.floor(Date.now() / 1000) + WEEK_SECONDS,
      requiredNamespaces: {},
      optionalNamespaces: {},
      relay: { protocol: "irn" },
      authentication: proofs,
      pairingTopic,
      namespaces: {
        eip155: {
          ...told,
          chains: [...new Set(told.accounts.map((account) => account.slice(0, account.lastIndexOf(":"))))],
          events: ["chainChanged", "accountsChanged"]
        }
      },
      transportType: "relay"
    } as unknown as Session
    await client.core.relayer.subscribe(topic, { transportType: "relay" })
    await client.session.set(topic, session)
    await engine.deletePendingAuthRequest(id, { code: 0, message: "fulfilled" })
    await engine.deleteProposal(proposal.id)
    engine.events.emit(`session_connect:${proposal.id}`, { session: client.session.get(topic) })
  }

  engine.onSessionAuthenticateResponse = (topic, payload) => {
    const { id } = payload
    const nonce = attempt(() => client.auth.requests.get(id).authPayload.nonce)
    if (nonce === undefined || !nonces.has(nonce)) return pass(topic, payload)
    const refuse = (error: { readonly code: number; readonly message: unknown }) =>
      void engine.events.emit(`session_request:${id}`, { error })
    if ("result" in payload)
      return settle(id, payload.result).catch((cause: unknown) => refuse({ code: 0, message: cause }))
    return refuse(readRefusal(readField(payload, "error")))
  }
  return (nonce) => void nonces.add(nonce)
}
