// The page of the wallet, in its window: it speaks the wire of the SDK with the site that opened it, and asks its visitor. What it
// signs with lies with the local server; its key for the wire stays in the storage of its own origin, as a wallet's would.
const script = `
const site = new URLSearchParams(location.search).get("origin")
const curve = { name: "ECDH", namedCurve: "P-256" }
const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
const ofHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
const say = (message) => opener?.postMessage(message, site)
const post = async (path, body) => {
  const told = await (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json()
  if (told.error) throw told.error
  return told.result
}
const keys = async () => {
  const kept = JSON.parse(localStorage.getItem("wire") ?? "null")
  if (kept) return {
    sender: kept.sender,
    secret: await crypto.subtle.importKey("pkcs8", ofHex(kept.secret), curve, true, ["deriveKey"])
  }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ["deriveKey"])
  const made = {
    sender: toHex(await crypto.subtle.exportKey("spki", publicKey)),
    secret: toHex(await crypto.subtle.exportKey("pkcs8", privateKey))
  }
  localStorage.setItem("wire", JSON.stringify(made))
  return { sender: made.sender, secret: privateKey }
}
const keyWith = async (peer) => {
  const { secret } = await keys()
  const theirs = await crypto.subtle.importKey("spki", ofHex(peer), curve, true, [])
  const algorithm = { name: "AES-GCM", length: 256 }
  return crypto.subtle.deriveKey({ name: "ECDH", public: theirs }, secret, algorithm, false, ["encrypt", "decrypt"])
}
const account = async () => {
  const kept = localStorage.getItem("account")
  if (kept) return kept
  const made = await post("/account", {})
  localStorage.setItem("account", made)
  return made
}
const ask = (method, params) => new Promise((resolve, reject) => {
  document.querySelector("h1").textContent = method
  document.querySelector("pre").textContent = JSON.stringify(params ?? null, null, 1)
  document.querySelector("[name=approve]").onclick = resolve
  document.querySelector("[name=reject]").onclick = () => reject({ code: 4001, message: "User rejected the request." })
  document.querySelector("main").hidden = false
})
const carryOut = async (method, params, chainId) => {
  await ask(method, params)
  const address = await account()
  if (method === "eth_requestAccounts") return [address]
  return post("/act", { address, method, params, chainId })
}
const onQuestion = async ({ id, sender, content }) => {
  const key = await keyWith(sender)
  let result
  try {
    const { action, chainId } = content.handshake
      ? { action: content.handshake }
      : JSON.parse(new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: "AES-GCM", iv: content.encrypted.iv }, key, content.encrypted.cipherText)
        ))
    result = { value: await carryOut(action.method, action.params, chainId) }
  } catch (error) {
    result = { error: { code: error.code ?? -32603, message: error.message } }
  }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const chains = JSON.parse(document.body.dataset.chains)
  const plain = new TextEncoder().encode(JSON.stringify({ result, data: { chains } }))
  const cipherText = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain)
  say({ id: crypto.randomUUID(), requestId: id, sender: (await keys()).sender, content: { encrypted: { iv, cipherText } } })
  close()
}
addEventListener("message", ({ source, origin, data }) => {
  if (source !== opener || origin !== site) return
  if (data.requestId === "loaded") document.querySelector("output").textContent = JSON.stringify(data.data)
  if (data.event === "selectSignerType") say({ requestId: data.id, data: document.body.dataset.kind })
  if (data.content) void onQuestion(data)
})
addEventListener("beforeunload", () => say({ event: "PopupUnload" }))
say({ event: "PopupLoaded", id: "loaded" })
`

const style = `
body { margin: 0; padding: 16px; font: 14px system-ui }
h1 { font-size: 18px; overflow-wrap: anywhere }
pre, output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; color: #555 }
`

/** What the page of the wallet says it is. */
export interface KeysPage {
  /** The chains that it knows, by their ids, and the nodes that it names for them. */
  readonly chains: Readonly<Record<string, string>>
  /** The kind of wallet that its visitor has chosen. */
  readonly kind: "scw" | "walletlink"
}

/** The page of the wallet. */
export const keysPage = ({ chains, kind }: KeysPage): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
  `<title>Wallet</title><style>${style}</style><body data-kind="${kind}" data-chains='${JSON.stringify(chains)}'>` +
  `<main hidden><h1></h1><pre></pre><button name="approve">Approve</button> <button name="reject">Reject</button></main>` +
  `<output></output><script>${script}</script></body></html>`
