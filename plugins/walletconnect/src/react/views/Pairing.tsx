import { readSlice, type CatalogueWallet, type KitState } from "@latchkey/core"
import {
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { readDevice } from "../../links/Device.ts"
import {
  mobileBase,
  pairingLink,
  linkTarget,
  waysOf,
  type Way,
  type WalletLink
} from "../../links/walletLinks.ts"
import { pairingSlice } from "../../PairingState.ts"
import { useWords, withWords } from "../messages/useWords.ts"
import { Code } from "./Code.tsx"
import { Failed } from "./Failed.tsx"
import { OpenWallet } from "./OpenWallet.tsx"
import css from "./pairing.css?inline"
import { WayTabs } from "./WayTabs.tsx"

const codeOf = (state: KitState) => readSlice(state, pairingSlice).code
const preferenceOf = (state: KitState) => readSlice(state, pairingSlice).preferUniversalLinks === true

const PairingView = ({ params }: ViewProps) => {
  const { kit } = useModalContext()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const connectorId = typeof params["connectorId"] === "string" ? params["connectorId"] : "walletConnect"
  const wallet = params["wallet"] as CatalogueWallet | undefined
  const { namespace, networkId } = params
  const connect = useCallback(() => {
    kit
      .connect({
        connectorId,
        ...(wallet === undefined ? {} : { wallet }),
        ...(typeof namespace === "string" ? { namespace } : {}),
        ...(typeof networkId === "string" ? { networkId: networkId as `${string}:${string}` } : {})
      })
      // The outcome is in the state.
      .catch(() => {})
  }, [kit, connectorId, wallet, namespace, networkId])
  const attempt = useModalState((state) =>
    state.attempt.connect?.connectorId === connectorId ? state.attempt.connect : undefined
  )
  // A view that was not opened from a row asks for a code itself, unless the visitor went elsewhere before it was drawn.
  useEffect(() => {
    const { attempt: known, navigation } = kit.getSnapshot()
    if (known.connect?.connectorId !== connectorId && navigation.stack.at(-1)?.params === params) connect()
  }, [kit, connectorId, params, connect])

  const code = useModalState(codeOf)
  const preferUniversalLinks = useModalState(preferenceOf)
  const device = useMemo(() => readDevice(window), [])
  const ways = useMemo(() => waysOf(wallet, device), [wallet, device])
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? ways[0] ?? "qr"
  const next = way === "qr" ? words.scanAny : words.openText
  useAnnouncement(attempt?.status === "failed" ? undefined : code === undefined ? words.preparing : next)

  const link = useMemo((): WalletLink | undefined => {
    if (code === undefined) return undefined
    if (wallet === undefined) return { href: code.uri, target: linkTarget(device) }
    const base =
      way === "web"
        ? wallet.webLink
        : way === "desktop"
          ? wallet.desktopLink
          : mobileBase(wallet, device, preferUniversalLinks)
    const made = base === undefined ? undefined : pairingLink(base, code.uri, device)
    return way === "web" && made !== undefined ? { ...made, target: "_blank" } : made
  }, [code, wallet, way, device, preferUniversalLinks])

  return (
    <div className="pairing" ref={element}>
      {attempt?.status === "failed" ? (
        <Failed code={attempt.code} wallet={wallet} onRetry={connect} />
      ) : (
        <>
          {wallet !== undefined && ways.length > 1 && <WayTabs ways={ways} way={way} onChoose={setChosen} />}
          {way === "qr" ? (
            <Code code={code} wallet={wallet} />
          ) : (
            <OpenWallet
              key={way}
              code={code}
              link={link}
              wallet={wallet}
              device={device}
              onShowCode={way === "mobile" ? () => setChosen("qr") : undefined}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Pairs a wallet: by a code to scan, or by a link to its app, as the device and the wallet allow. */
export const Pairing = withWords(PairingView)
