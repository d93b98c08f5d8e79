import {
  isKitError,
  type App,
  type KitState,
  type Navigation,
  type Network,
  type ToastRequest
} from "@latchkey/core"
import type { Accounts, ConnectRequest, KeyValue, NamespaceGrant, StateShape } from "@latchkey/core/effect"
import type { KitError } from "@latchkey/core"
import { pageInsecurity } from "@latchkey/core/page"
import { followRequests } from "./approval/followRequests.ts"
import { defaultFrameNetworks } from "./defaultFrameNetworks.ts"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import type { EmbeddedOptions } from "./EmbeddedOptions.ts"
import { embeddedSlice, type EmbeddedState } from "./EmbeddedState.ts"
import { FrameRefusedError, FrameStorageBlockedError, NotSignedInError } from "./errors.ts"
import { frameAddress } from "./frame/frameAddress.ts"
import type { Greeting } from "./frame/FrameHost.ts"
import type { FrameLook, OpenFrame } from "./frame/FramePort.ts"
import { makeFrameHost } from "./frame/makeFrameHost.ts"
import { openFrame } from "./frame/openFrame.ts"
import { makeAskFrame } from "./provider/askFrame.ts"
import { followAccounts } from "./session/followAccounts.ts"
import { makeEmbeddedSession } from "./session/EmbeddedSession.ts"
import { makeLoginCache } from "./session/LoginCache.ts"
import { makeSharedWallet } from "./session/makeSharedWallet.ts"
import { makeEmailEditing } from "./signIn/makeEmailEditing.ts"
import { makeEmailUpdate } from "./signIn/makeEmailUpdate.ts"
import type { EmbeddedAccountType } from "./wire/frameUser.ts"
import { makeFarcasterSignIn } from "./signIn/makeFarcasterSignIn.ts"
import { makeGate } from "./signIn/makeGate.ts"
import { makePasskeySignIn } from "./signIn/makePasskeySignIn.ts"
import { makeSignIn } from "./signIn/makeSignIn.ts"
import { makeSocialSignIn } from "./signIn/makeSocialSignIn.ts"
import { takeResult } from "./signIn/socialRedirect.ts"
import { viewIds } from "./viewIds.ts"

/** What the embedded wallet needs of the kit and of the page. */
export interface EmbeddedNeeds {
  readonly options: EmbeddedOptions
  readonly app: App
  readonly state: StateShape
  readonly storage: KeyValue["Service"]
  readonly navigation: Navigation
  /** Keeps the type of account that the visitor wishes for on EVM networks. */
  readonly prefer: (type: EmbeddedAccountType) => void
  /** Changes what the state says of an account. */
  readonly changeAccount: Accounts["Service"]["change"]
  readonly parseAddress: (address: string, network: Network) => string | undefined
  readonly connect: () => Promise<unknown>
  readonly toast: (toast: ToastRequest) => void
  readonly alert: (error: KitError) => void
  readonly track: (event: string, properties?: Readonly<Record<string, string>>) => void
  readonly page: Window & typeof globalThis
  /** How the frame comes into the page; an iframe by default. */
  readonly open?: OpenFrame
}

/** The embedded wallet of one kit. */
export interface Embedded {
  readonly api: EmbeddedApi
  /** Connects whoever signs in, or is signed in. */
  readonly connect: (request: ConnectRequest, signal: AbortSignal) => Promise<ReadonlyArray<NamespaceGrant>>
  /** Connects who is signed in here already, and shows nothing for it; undefined where nobody is. */
  readonly reconnect: (
    request: ConnectRequest,
    signal: AbortSignal
  ) => Promise<ReadonlyArray<NamespaceGrant> | undefined>
  readonly signOut: () => Promise<void>
  /** Goes on with the sign-in that led the page away, if the page was led back. */
  readonly comeBack: () => Promise<void>
  readonly listen: ReturnType<typeof makeEmbeddedSession>["listen"]
  readonly close: () => void
}

/** Makes the embedded wallet of one kit. The frame comes into the page with the first thing that is asked of it. */
export const makeEmbedded = (needs: EmbeddedNeeds): Embedded => {
  const { options, app, state, storage, navigation, parseAddress, connect, toast, alert, track, page } = needs
  const snapshot = () => state.snapshot() as unknown as KitState
  const read = () => state.read(embeddedSlice)
  const write = (change: (before: EmbeddedState) => EmbeddedState) => state.write(embeddedSlice, change)
  const networks = () =>
    Object.values(snapshot().network.byNamespace).flatMap(
      ({ requestedCaipNetworks }) => requestedCaipNetworks
    )

  let look: FrameLook | undefined
  let result: string | undefined
  const address = () => {
    const { network } = snapshot()
    const chainId = network.byNamespace[network.activeNamespace ?? ""]?.caipNetwork?.caipNetworkId
    return frameAddress({ ...options, chainId, pageOrigin: page.location.origin })
  }
  const theme = (): Greeting | undefined => look && ["SYNC_THEME", themeOf(look)]
  const greet = (): ReadonlyArray<Greeting> => {
    const { name, description = "", url = page.location.origin, icons = [] } = app
    const metadata = { name, description, url, icons }
    const themed = theme()
    return [
      ["SYNC_DAPP_DATA", { projectId: options.projectId ?? "", metadata }],
      ...(themed === undefined ? [] : [themed])
    ]
  }
  const host = makeFrameHost({
    open: needs.open ?? ((events) => openFrame(address(), page)(events)),
    greet,
    onStatus: (frame) => write((before) => ({ ...before, frame })),
    onAlert: alert,
    onForgetful: () => {
      alert(new FrameStorageBlockedError())
      write((before) => (before.isForgetful === true ? before : { ...before, isForgetful: true }))
    }
  })
  const cache = makeLoginCache(storage)
  const gate = makeGate()
  const session = makeEmbeddedSession()
  const requests = followRequests({
    host: () => host,
    navigation,
    shown: () => snapshot().navigation,
    subscribe: state.subscribe,
    toast: (code) => toast({ variant: "error", code })
  })
  const accounts = followAccounts({
    connectorId: "embedded",
    snapshot,
    read,
    change: needs.changeAccount,
    subscribe: state.subscribe
  })
  const ask = makeAskFrame(host, requests)
  const { frameUrl, networks: approved = frameUrl === undefined ? defaultFrameNetworks : undefined } = options
  const wallet = makeSharedWallet({
    host,
    cache,
    session,
    ask,
    parseAddress,
    networks,
    approved,
    preferred: () => snapshot().account["eip155"]?.preferredAccountType,
    onKnown: (change) =>
      write((before) => (before.user === undefined ? before : { ...before, user: change(before.user) })),
    onUser: (user) => write(({ user: _, ...rest }) => ({ ...rest, ...(user === undefined ? {} : { user }) }))
  })
  // No frame of a page that is no secure context is one: nothing could be sealed there.
  const requireSecure = () => {
    const problem = pageInsecurity(page)
    if (problem !== undefined) throw problem
  }
  const isOffered = () => snapshot().connection.connectors.some(({ id }) => id === "embedded")
  const signIn = makeSignIn({
    host,
    cache,
    gate,
    now: () => Date.now(),
    read,
    write,
    track,
    connect,
    isOffered,
    requireSecure
  })
  const editing = makeEmailEditing({
    cache,
    read,
    write,
    navigation,
    shown: () => snapshot().navigation,
    subscribe: state.subscribe
  })
  const endSignIn = () => {
    const { step } = read()
    signIn.reset()
    // Else the frame goes on waiting, and signs in whoever agrees in the app, or in the frame, afterwards.
    if (step === "farcaster" || step === "passkey") host.reload().catch(() => {})
  }
  const social = () =>
    makeSocialSignIn({
      host,
      signIn,
      cache,
      gate,
      page,
      frameOrigin: address().origin,
      write,
      track,
      connect,
      alert,
      onWindow: accounts.setWindow,
      keepResult: (uri) => {
        result = uri
      }
    })
  const requireUser = () => {
    if (read().user === undefined) throw new NotSignedInError()
  }

  /** Whether the frame still knows who signed in here. */
  const isStillSignedIn = async (signal: AbortSignal): Promise<boolean> => {
    if (!cache.isUsed()) return false
    try {
      const { isConnected } = await host.call("IS_CONNECTED", null, { signal, quiet: true })
      if (!isConnected) cache.clear()
      return isConnected
    } catch (cause) {
      // A frame that cannot be reached says nothing of who is signed in.
      if (cause instanceof FrameRefusedError) cache.clear()
      return false
    }
  }

  const passGate = async (signal: AbortSignal) => {
    if (gate.isOpen() || (read().step === "none" && (await isStillSignedIn(signal)))) return
    // A step that failed is over for who begins anew.
    write(({ problem, ...before }) =>
      before.step === "none" || problem !== undefined ? { ...before, step: "email" } : before
    )
    await gate.pass(signal)
  }

  return {
    connect: async (request, signal) => {
      const end = () => endSignIn()
      requireSecure()
      signal.addEventListener("abort", end)
      try {
        await passGate(signal)
        write((before) => ({ ...before, step: "account" }))
        const socialUri = result
        result = undefined
        const grants = await wallet.open(request, { signal, socialUri })
        gate.open()
        return grants
      } catch (cause) {
        // Who declined is still signed in, and may try again; whom the frame does not know signs in anew.
        if (cause instanceof FrameRefusedError && !isDeclined(cause)) gate.shut()
        throw cause
      } finally {
        signal.removeEventListener("abort", end)
        write((before) => (before.step === "account" ? { ...before, step: "none" } : before))
      }
    },
    reconnect: async (request, signal) => {
      if (!(await isStillSignedIn(signal))) return undefined
      const grants = await wallet.open(request, { signal, quiet: true })
      gate.open()
      return grants
    },
    signOut: async () => {
      gate.shut()
      await wallet.signOut()
    },
    comeBack: async () => {
      const uri = takeResult(page, address().origin)
      const provider = uri === undefined ? undefined : cache.takeProvider()
      // Nobody was led away from here.
      if (uri === undefined || provider === undefined) return
      navigation.open({ view: viewIds.signIn, params: { connectorId: "embedded" } })
      await social().comeBack(provider, uri)
    },
    listen: session.listen,
    close: () => {
      requests.stop()
      accounts.stop()
      editing.close()
      signIn.reset()
      host.close()
    },
    api: {
      connectEmail: signIn.connectEmail,
      resend: signIn.resend,
      verifyOtp: signIn.verifyOtp,
      connectSocial: (request) => social().connect(request),
      connectFarcaster: makeFarcasterSignIn({ host, signIn, cache, gate, write, track, connect }),
      connectPasskey: makePasskeySignIn({ frameUrl, alert, host, signIn, gate, write, track, connect }),
      cancel: async () => endSignIn(),
      ...makeEmailUpdate({ host, cache, requireUser, step: signIn.step, read, write, track }),
      editEmail: async () => {
        requireUser()
        return editing.open()
      },
      setPreferredAccount: async (type) => {
        requireUser()
        accounts.setTarget(read().user?.accounts.find((account) => account.type === type)?.address)
        await wallet.preferAccount(type).finally(() => accounts.setTarget(undefined))
        needs.prefer(type)
        const network = snapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId
        track("SET_PREFERRED_ACCOUNT_TYPE", { accountType: type, network: network ?? "" })
      },
      initSmartAccount: async () => {
        requireUser()
        return wallet.initSmartAccount()
      },
      showWallet: async () => {
        requireUser()
        await host.call("SHOW_WALLET", null)
      },
      setLook: async (next) => {
        const before = look
        look = next
        host.dress(next)
        const { phase } = host.status()
        if (phase === "none" || phase === "created" || isSameTheme(before, next)) return
        await host.call("SYNC_THEME", themeOf(next)).catch(() => {})
      }
    }
  }
}

const themeOf = ({ themeMode, locale }: FrameLook) => ({
  themeMode,
  ...(locale === undefined ? {} : { locale })
})
const isSameTheme = (before: FrameLook | undefined, next: FrameLook) =>
  before?.themeMode === next.themeMode && before.locale === next.locale
const isDeclined = (cause: unknown) => isKitError(cause) && (cause.rejected || /reject/i.test(cause.message))
