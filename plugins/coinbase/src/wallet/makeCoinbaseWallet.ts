import type { App } from "@latchkey/core"
import type { ConnectRequest, SessionChange } from "@latchkey/core/effect"
import {
  readField,
  toConnectionError,
  decodeChainNumber,
  toWalletFault,
  WalletFault,
  wantedNetworks
} from "@latchkey/core/chain-kit"
import { fromPromise, type WalletSession } from "@latchkey/core/chain-kit/effect"
import { isKitError, type KitError } from "@latchkey/core"
import { PageInsecureError, WindowsCutOffError } from "@latchkey/core/page"
import { SCWSigner } from "@coinbase/wallet-sdk/dist/sign/scw/SCWSigner.js"
import type { CoinbaseOptions } from "../CoinbaseOptions.ts"
import {
  CoinbaseUrlInvalidError,
  CoinbaseWalletUnsupportedError,
  CoinbaseWindowBlockedError,
  CoinbaseWindowSilentError
} from "../errors.ts"
import { makeWalletWindow } from "../window/makeWalletWindow.ts"
import type { OpenedWindow, WalletPage } from "../window/openWindow.ts"
import { WindowError } from "../window/WindowError.ts"
import { isUsable } from "../keysUrl.ts"
import { decodeAccounts } from "./decodeAnswers.ts"
import { makeProvider } from "./makeProvider.ts"
import { clearStored, hasStoredSession, isEnd, storedChainIds, storedNode } from "./signerStorage.ts"

const namespace = "eip155"

/** What the wallet is reached with. */
export interface WalletNeeds {
  readonly connectorId: string
  readonly app: App
  readonly options: CoinbaseOptions
  readonly keysUrl: string
  readonly page: WalletPage
}

/** The smart wallet, for one kit. */
export interface CoinbaseWallet {
  /** Asks the visitor in a window that was opened in the click. Rejects with the kit's errors. */
  readonly connect: (
    request: ConnectRequest,
    opened: OpenedWindow,
    signal: AbortSignal
  ) => Promise<WalletSession>
  /** The session that the SDK has stored; undefined where there is none. Opens nothing. */
  readonly restore: (request: ConnectRequest) => Promise<WalletSession | undefined>
  /** Closes its window. */
  readonly close: () => void
}

const toNetworkId = (id: number) => `eip155:${id}` as const

/** Makes the smart wallet over the signer of its SDK. */
export const makeCoinbaseWallet = ({
  connectorId,
  app: { name, icons = [] },
  options,
  keysUrl,
  page
}: WalletNeeds): CoinbaseWallet => {
  const app = {
    appName: options.appName ?? name,
    appLogoUrl: options.appLogoUrl ?? icons[0] ?? "",
    appChainIds: options.appChainIds ?? []
  }
  const preference = { options: "smartWalletOnly", telemetry: false }
  const keys = makeWalletWindow(page, keysUrl, () => ({
    metadata: app,
    preference,
    location: `${page.location.origin}${page.location.pathname ?? "/"}`
  }))

  const metadataFor = (request: ConnectRequest) => ({
    ...app,
    appChainIds: [...(options.appChainIds ?? wantedNetworks(request, namespace).map(({ id }) => Number(id)))]
  })
  const hasNode = () => {
    const { origin, protocol, hostname } = storedNode() ?? {}
    return (
      origin === new URL(keysUrl).origin ||
      (protocol === "https:" && hostname?.endsWith(".wallet.coinbase.com") === true)
    )
  }

  /** A signer and its provider; the signer reads what is stored. */
  const open = (request: ConnectRequest) => {
    let onEnd = () => {}
    let reach = keys.open
    const { provider, emit, leave } = makeProvider(
      () => signer,
      hasNode,
      () => onEnd()
    )
    const signer: SCWSigner = new SCWSigner({
      metadata: metadataFor(request),
      // All that the signer uses of it. The SDK's own draws into the page when a window is blocked, and waits without end.
      communicator: {
        waitForPopupLoaded: () => reach(),
        postRequestAndWaitForResponse: keys.ask
      } as unknown as ConstructorParameters<typeof SCWSigner>[0]["communicator"],
      callback: emit
    })
    const forget = async () => {
      leave()
      await signer.cleanup()
      clearStored()
    }

    const toSession = async (): Promise<WalletSession | undefined> => {
      const accounts = decodeAccounts(await signer.request({ method: "eth_accounts" }))
      const readChain = async () =>
        decodeChainNumber(await signer.request({ method: "eth_chainId" }), namespace)
      const served = storedChainIds()
      let chainId = await readChain()
      if (served !== undefined && (chainId === undefined || !served.includes(chainId))) {
        const next = wantedNetworks(request, namespace).find(({ id }) => served.includes(Number(id)))
        if (next === undefined) return undefined
        const params = [{ chainId: `0x${BigInt(next.id).toString(16)}` }]
        await signer.request({ method: "wallet_switchEthereumChain", params })
        chainId = await readChain()
      }
      if (accounts.length === 0 || chainId === undefined) return undefined
      return {
        accounts,
        networkId: toNetworkId(chainId),
        provider,
        listen: (onChange) => listen(onChange),
        disconnect: fromPromise(async () => {
          keys.close()
          await forget()
        }, toWalletFault)
      }
    }
    const listen = (onChange: (change: SessionChange) => void) => {
      const onChain = (told: unknown) => {
        const id = decodeChainNumber(told, namespace)
        if (id !== undefined) onChange({ type: "network", namespace, networkId: toNetworkId(id) })
      }
      const end = () => onChange({ type: "disconnect", namespace })
      const onStorage = (event: Event) => {
        if (isEnd(event)) end()
      }
      onEnd = () => {
        end()
        void forget().catch(() => {})
      }
      provider.on("chainChanged", onChain)
      page.addEventListener("storage", onStorage)
      return () => {
        onEnd = () => {}
        provider.removeListener("chainChanged", onChain)
        page.removeEventListener("storage", onStorage)
      }
    }
    /** Whatever is asked meanwhile is asked in the window that is there: the visitor clicked for that one, and may close it. */
    const inWindow = async <A>(ask: () => Promise<A>): Promise<A> => {
      reach = keys.stay
      try {
        return await ask()
      } finally {
        reach = keys.open
      }
    }
    return { signer, toSession, forget, inWindow }
  }

  const toError = (cause: unknown): KitError => {
    if (isKitError(cause)) return cause
    if (!(cause instanceof WindowError)) return toConnectionError(connectorId)(toWalletFault(cause))
    if (cause.end === "cutOff") return new WindowsCutOffError()
    if (cause.end === "insecure") return new PageInsecureError()
    if (cause.end === "blocked") return new CoinbaseWindowBlockedError()
    if (cause.end === "silent") return new CoinbaseWindowSilentError()
    if (cause.end === "other") return new CoinbaseWalletUnsupportedError()
    return toConnectionError(connectorId)(new WalletFault("rejected", cause))
  }

  const ask = async (request: ConnectRequest, opened: OpenedWindow, signal: AbortSignal) => {
    signal.addEventListener("abort", keys.close)
    if (!isUsable(keysUrl)) throw new CoinbaseUrlInvalidError()
    await keys.adopt(opened)
    clearStored()
    const { signer, toSession, forget, inWindow } = open(request)
    const method = "eth_requestAccounts"
    try {
      const chosen = await keys.ask({
        id: crypto.randomUUID(),
        event: "selectSignerType",
        data: { ...preference, handshakeRequest: { method } }
      })
      if (readField(chosen, "data") !== "scw") throw new WindowError("other")
      const session = await inWindow(async () => {
        await signer.handshake({ method })
        signal.throwIfAborted()
        return toSession()
      })
      if (session === undefined)
        throw new WalletFault("failed", "The wallet shared no account for a network of this page.")
      return session
    } catch (cause) {
      keys.close()
      await forget().catch(() => {})
      throw cause
    }
  }

  return {
    connect: (request, opened, signal) =>
      ask(request, opened, signal).catch((cause: unknown) => {
        throw toError(cause)
      }),
    restore: async (request) => (hasStoredSession() ? open(request).toSession() : undefined),
    close: keys.close
  }
}
