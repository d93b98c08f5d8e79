// The page of a Farcaster client, as its makers' own package for such pages lets a mini app speak with it. Bundled for the browser.
import { exposeToIframe } from "@farcaster/miniapp-host"
import { createVirtualWallet, testAccountFrom, type PendingRequest } from "@latchkey/testing"

type Exposed = Parameters<typeof exposeToIframe>[0]

const { app = "", chains = "[]", wallet: hasWallet } = document.body.dataset
const frame = document.querySelector("iframe")!
const list = document.querySelector("ul")!
const locals = JSON.parse(chains) as ReadonlyArray<{ readonly id: number; readonly rpcUrl: string }>

/** The visitor's account stays over reloads of this tab, and is nobody else's. */
const keyOfVisitor = (): `0x${string}` => {
  const known = sessionStorage.getItem("key")
  const fresh = `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
  sessionStorage.setItem("key", known ?? fresh)
  return (known ?? fresh) as `0x${string}`
}
const account = await testAccountFrom(keyOfVisitor())
const ask = (request: PendingRequest) => {
  const row = document.createElement("li")
  row.textContent = request.method
  const button = (name: string, act: () => void) => {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: name })
    made.onclick = () => {
      row.remove()
      act()
    }
    row.append(" ", made)
  }
  button("Confirm", () => request.approve())
  button("Decline", () => request.reject())
  list.append(row)
}
// Whoever opens a mini app has let it see their account.
const wallet = createVirtualWallet({
  chains: locals,
  accounts: [account],
  policy: "ask",
  policies: { eth_requestAccounts: "approve", wallet_switchEthereumChain: "approve" },
  onRequest: ask
})
// What it tells when it begins is said to nobody: the app is not there yet.
const ten = "0x8ac7230489e80000"
await Promise.all(
  locals.map(({ rpcUrl }) =>
    fetch(rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "anvil_setBalance",
        params: [account.address, ten]
      })
    })
  )
)

document.body.dataset["account"] = account.address

exposeToIframe({
  iframe: frame,
  miniAppOrigin: new URL(app).origin,
  ethProvider: wallet.provider as unknown as NonNullable<Exposed["ethProvider"]>,
  sdk: {
    context: { user: { fid: 1 }, client: { clientFid: 9152, added: false } },
    getCapabilities: async () => (hasWallet === "no" ? ["actions.ready"] : ["wallet.getEthereumProvider"]),
    getChains: async () => locals.map(({ id }) => `eip155:${id}`),
    ready: () => {},
    close: () => frame.remove()
  } as unknown as Exposed["sdk"]
})
frame.src = app
