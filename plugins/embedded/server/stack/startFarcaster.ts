import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createWalletClient, viemConnector } from "@farcaster/auth-client"
import { keccak256, toBytes } from "viem"
import { privateKeyToAccount } from "viem/accounts"

/** A relay of sign-ins by Farcaster, and the app of whoever names themselves to it. */
export interface FarcasterRelay {
  readonly url: string
  /** Agrees as somebody to the sign-in of a link, as the app on that person's phone does. */
  readonly agree: (link: string, name: string) => Promise<void>
  stop(): Promise<void>
}

interface Channel {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  readonly url: string
  outcome?: object
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

// What Farcaster's registry answers on the chain: the number of a person is the end of the key's address.
const registry = "0x60043562ffffff1660005260206000f3"
// No key signs for another.
const keys = "0x60406000f3"

/** Puts Farcaster's registries onto a node of the stack. Fails as the node does. */
export const deployRegistries = async (ask: Ask): Promise<void> => {
  await ask("anvil_setCode", ["0x00000000Fc6c5F01Fc30151999387Bb99A9f489b", registry])
  await ask("anvil_setCode", ["0x00000000fc1237824fb747abde0ff18990e59b7e", keys])
}

const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Farcaster</title>
<body style="font: 16px/24px system-ui; max-width: 24rem; margin: 4rem auto; padding: 0 1rem"><h1>Farcaster</h1>${text}</body></html>`
const form = `<form method="post"><p>Somebody signs in with your Farcaster account.</p>
<p><label>Name <input name="name" required value="ada"></label></p><button>Sign in</button></form>`

/** Starts the relay on 127.0.0.1. `rpcUrl` is the node with the registries. Fails: rejects where the port is taken. */
export const startFarcaster = async (port: number, rpcUrl: string): Promise<FarcasterRelay> => {
  const channels = new Map<string, Channel>()
  const at = { url: "" }

  const agree = async (link: string, name: string) => {
    const channelToken = new URL(link).searchParams.get("channelToken") ?? ""
    const channel = channels.get(channelToken)
    if (channel === undefined) throw new RangeError("There is no such sign-in")
    const person = privateKeyToAccount(keccak256(toBytes(`farcaster ${name}`)))
    const fid = Number(BigInt(person.address) & 0xffffffn)
    const wallet = createWalletClient({
      relay: at.url,
      ethereum: viemConnector({ rpcUrls: [rpcUrl] })
    })
    const { domain, siweUri: uri, nonce } = channel
    const built = wallet.buildSignInMessage({ address: person.address, fid, uri, domain, nonce })
    if (built.isError) throw built.error ?? new Error("The message could not be made")
    const signature = await person.signMessage({ message: built.message })
    await wallet.authenticate({
      authKey: "local",
      channelToken,
      message: built.message,
      signature,
      fid,
      username: name,
      bio: "",
      displayName: name,
      pfpUrl: ""
    })
  }

  const answer = async (
    method: string,
    { pathname, searchParams, href }: URL,
    token: string,
    body: string
  ): Promise<readonly [status: number, body: object | string]> => {
    if (pathname === "/health") return [200, { status: "ok" }]
    if (pathname === "/app") {
      if (!channels.has(searchParams.get("channelToken") ?? ""))
        return [404, page("<p>This has expired.</p>")]
      if (method !== "POST") return [200, page(form)]
      await agree(href, new URLSearchParams(body).get("name") ?? "")
      return [200, page("<p>Signed in. Go back to where you began.</p>")]
    }
    if (pathname === "/v1/channel" && method === "POST") {
      const { siweUri, domain, nonce } = JSON.parse(body) as Channel
      const channelToken = randomUUID()
      const url = `${at.url}/app?${new URLSearchParams({ channelToken })}`
      channels.set(channelToken, { siweUri, domain, nonce, url })
      return [201, { channelToken, url, nonce }]
    }
    const channel = channels.get(token)
    if (channel === undefined) return [401, { error: "Unauthorized" }]
    const { outcome, nonce, url } = channel
    const told = {
      state: outcome === undefined ? "pending" : "completed",
      nonce,
      url,
      acceptAuthAddress: true
    }
    if (pathname === "/v1/channel/authenticate") {
      channel.outcome = JSON.parse(body) as object
      return [201, { ...told, ...channel.outcome, state: "completed" }]
    }
    return pathname === "/v1/channel/status"
      ? [outcome === undefined ? 202 : 200, { ...told, ...outcome }]
      : [404, { error: "There is no such route" }]
  }

  const server = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const token = request.headers.authorization?.slice("Bearer ".length) ?? ""
      const say = ([status, body]: readonly [number, object | string]) =>
        response
          .writeHead(status, { "content-type": typeof body === "string" ? "text/html" : "application/json" })
          .end(typeof body === "string" ? body : JSON.stringify(body))
      answer(
        request.method ?? "GET",
        new URL(request.url ?? "/", at.url),
        token,
        Buffer.concat(parts).toString("utf8")
      ).then(say, () => say([400, { error: "The request is malformed" }]))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let stopped: Promise<void> | undefined
  return {
    url: at.url,
    agree,
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }))
  }
}
