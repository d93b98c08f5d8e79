import { createVirtualWallet, solanaTestAccounts, testAccounts, type Policy } from "@latchkey/testing"
import { WalletKit } from "@reown/walletkit"
import { Core } from "walletkit-core"
import { toHex } from "viem"
import {
  buildApprovedNamespaces,
  buildAuthObject,
  formatMessage,
  getSdkError,
  populateAuthPayload
} from "walletkit-utils"
import type {
  PairedWallet,
  PairedWalletOptions,
  SeenRequest,
  WaitingDecision,
  WalletScreen
} from "./PairedWallet.ts"
import { solanaRequests } from "./solanaRequests.ts"

type Kit = Awaited<ReturnType<typeof WalletKit.init>>
type Asked = Parameters<Parameters<Kit["on"]>[1]>[0]
type Proposal = Extract<Asked, { params: { proposer: unknown } }>
type SignIn = Extract<Asked, { params: { authPayload: unknown } }>

const events = ["accountsChanged", "chainChanged"]
const evmMethods = [
  "personal_sign",
  "eth_sendTransaction",
  "eth_signTypedData_v4",
  "wallet_switchEthereumChain"
]
let made = 0

/**
 * Makes a wallet with the test accounts, which are public knowledge: two of Ethereum, one of Solana. `onScreen` is told
 * whenever something else is to be shown.
 */
export const createPairedWallet = async (
  {
    relayUrl,
    verifyUrl,
    name = "Paired Wallet",
    chains = [{ id: 1, rpcUrl: "http://127.0.0.1:1" }],
    solana = [],
    signsAlong = true,
    storagePrefix,
    policy: firstPolicy = "approve"
  }: PairedWalletOptions,
  onScreen: (screen: WalletScreen) => void = () => {}
): Promise<PairedWallet> => {
  const core = new Core({
    projectId: "wallet",
    relayUrl,
    logger: "silent",
    telemetryEnabled: false,
    storageOptions: { database: ":memory:" },
    // Clients of one process and one prefix share their keys.
    customStoragePrefix: storagePrefix ?? `wallet-${process.pid}-${++made}`
  })
  core.eventClient.init = async () => {}
  if (verifyUrl !== undefined) Reflect.set(core.verify, "verifyUrlV3", `${verifyUrl}/v3`)
  const kit = await WalletKit.init({
    core: core as never,
    metadata: { name, description: "A wallet for tests", url: "http://127.0.0.1", icons: [] }
  })
  const evm = createVirtualWallet({ chains: [...chains], policy: "approve" })
  const [first, second] = testAccounts.map(({ address }) => address)

  const supported = () => ({
    eip155: {
      chains: chains.map(({ id }) => `eip155:${id}`),
      methods: evmMethods,
      events,
      accounts: chains.flatMap(({ id }) => [first, second].map((address) => `eip155:${id}:${address}`))
    },
    ...(solana.length === 0
      ? {}
      : {
          solana: {
            chains: [...solana],
            methods: Object.keys(solanaRequests),
            events,
            accounts: solana.map((id) => `${id}:${solanaTestAccounts[0]!.address}`)
          }
        })
  })

  let policy: Policy = firstPolicy
  let validation: string | undefined
  let waiting: ReadonlyArray<WaitingDecision> = []
  const seen: Array<SeenRequest> = []
  const sessions = () => Object.values(kit.getActiveSessions())
  const show = () =>
    onScreen({
      waiting,
      sessions: sessions().map(({ topic, peer, namespaces }) => {
        const accounts = Object.values(namespaces).flatMap((namespace) => namespace.accounts)
        const chains = accounts.map((account) => account.split(":").slice(0, 2).join(":"))
        return { topic, app: peer.metadata.name, accounts, chains: [...new Set(chains)] }
      })
    })
  const decide = async (
    shown: Omit<WaitingDecision, "answer">,
    act: (policy: "approve" | "reject") => Promise<void>
  ) => {
    if (policy === "approve" || policy === "reject") await act(policy)
    else {
      const answer = async (how: "approve" | "reject") => {
        if (!waiting.includes(decision)) return
        waiting = waiting.filter((each) => each !== decision)
        await act(how).finally(show)
      }
      const decision = { ...shown, answer }
      waiting = [...waiting, decision]
    }
    show()
  }

  kit.on("session_proposal", ({ id, params, verifyContext }: Proposal) => {
    validation = verifyContext.verified.validation
    const { name, url } = params.proposer.metadata
    void decide({ id, app: { name, url }, validation }, async (answer) => {
      if (answer === "reject") return kit.rejectSession({ id, reason: getSdkError("USER_REJECTED") })
      const proposal = params as Parameters<typeof buildApprovedNamespaces>[0]["proposal"]
      await kit.approveSession({
        id,
        namespaces: buildApprovedNamespaces({ proposal, supportedNamespaces: supported() })
      })
      return undefined
    })
  })

  // One that listens for this leaves aside the plain proposal that comes along.
  const signIn = ({ id, params, verifyContext }: SignIn) => {
    validation = verifyContext?.verified.validation ?? "UNKNOWN"
    const { name, url } = params.requester.metadata
    void decide({ id, app: { name, url }, validation }, async (answer) => {
      if (answer === "reject")
        return kit.rejectSessionAuthenticate({ id, reason: getSdkError("USER_REJECTED") })
      const { eip155 } = supported()
      // One protocol, whose types differ from version to version.
      const authPayload = params.authPayload as Parameters<typeof populateAuthPayload>[0]["authPayload"]
      const payload = populateAuthPayload({ authPayload, ...eip155 })
      const iss = `did:pkh:${payload.chains[0]}:${first}`
      const message = formatMessage(payload, iss)
      seen.push({ chainId: payload.chains[0] ?? "", method: "wc_sessionAuthenticate", params: [message] })
      const s = await evm.provider.request({ method: "personal_sign", params: [toHex(message), first] })
      const auth = buildAuthObject(payload, { t: "eip191", s: s as string }, iss)
      await kit.approveSessionAuthenticate({ id, auths: [auth] })
      return undefined
    })
  }
  if (signsAlong) kit.on("session_authenticate", signIn)

  const run = async (method: string, params: any): Promise<unknown> =>
    Object.hasOwn(solanaRequests, method)
      ? solanaRequests[method]!(params)
      : evm.provider.request({ method, params })
  kit.on("session_request", ({ topic, id, params: { chainId, request } }) => {
    const asked = { chainId, method: request.method, params: request.params }
    seen.push(asked)
    const { name = "", url = "" } = kit.getActiveSessions()[topic]?.peer.metadata ?? {}
    void decide({ id, app: { name, url }, request: asked }, async (answer) => {
      const respond = (body: object) =>
        kit.respondSessionRequest({ topic, response: { id, jsonrpc: "2.0", ...body } as never })
      if (answer === "reject") return respond({ error: getSdkError("USER_REJECTED") })
      try {
        if (chainId.startsWith("eip155:")) evm.switchTo(Number(chainId.slice("eip155:".length)))
        return await respond({ result: await run(request.method, request.params) })
      } catch (cause) {
        return respond({ error: { code: -32000, message: String(cause) } })
      }
    })
  })

  kit.on("session_delete", show)
  await evm.provider.request({ method: "eth_requestAccounts" })
  const emit = (event: { readonly name: string; readonly data: unknown }, chainId: string) =>
    Promise.all(sessions().map(({ topic }) => kit.emitSessionEvent({ topic, event, chainId })))

  show()
  return {
    pair: (uri) => kit.pair({ uri }),
    setPolicy: async (next) => {
      policy = next
    },
    answer: async (how) => {
      for (const decision of waiting) await decision.answer(how)
    },
    validation: async () => validation,
    requests: async () => seen,
    sessions: async () => sessions().length,
    switchTo: async (id) => void (await emit({ name: "chainChanged", data: id }, `eip155:${id}`)),
    useAccount: async (address) =>
      void (await emit({ name: "accountsChanged", data: [address] }, `eip155:${chains[0]!.id}`)),
    share: async (accounts) => {
      for (const { topic, namespaces } of sessions()) {
        const shared = Object.entries(namespaces).flatMap(([id, namespace]) => {
          const own = accounts.filter((account) => account.startsWith(`${id}:`))
          const chains = [...new Set(own.map((account) => account.split(":").slice(0, 2).join(":")))]
          return own.length === 0 ? [] : [[id, { ...namespace, chains, accounts: own }] as const]
        })
        await kit.updateSession({ topic, namespaces: Object.fromEntries(shared) })
      }
    },
    disconnect: async () => {
      for (const { topic } of sessions())
        await kit.disconnectSession({ topic, reason: getSdkError("USER_DISCONNECTED") })
      show()
    },
    stop: async () => {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    }
  }
}
