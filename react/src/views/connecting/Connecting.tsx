import type { CatalogueWallet } from "@latchkey/core"
import { useCallback, useEffect, useState } from "react"
import { Button } from "../../components/Button.tsx"
import { CodeDetails } from "../../components/CodeDetails.tsx"
import { decimalFormat } from "../../format/formatDecimal.ts"
import { ConnectorPicture } from "../../components/ConnectorPicture.tsx"
import { WaitRing } from "../../components/WaitRing.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModalContext, useModalState } from "../../context/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { isNetworkId } from "../isNetworkId.ts"
import { outcomeOf, type Outcome } from "./outcomes.ts"

const LONG_WAIT = 8_000

/** Waits for a wallet's answer, and shows the outcome. */
const Connecting = ({ params }: ViewProps) => {
  const { kit, messages, locale } = useModalContext()
  // Browsers load tables for a page's first `Intl.NumberFormat`: now, and not when an amount is shown.
  useEffect(() => void globalThis.requestIdleCallback?.(() => decimalFormat("0", locale)), [locale])
  const connectorId = String(params["connectorId"])
  const { namespace, networkId } = params
  // One of a catalogue, which the connector is to connect.
  const { wallet: chosen } = params as { readonly wallet?: CatalogueWallet }
  const ask = useCallback(() => {
    kit
      .connect({
        connectorId,
        ...(typeof namespace === "string" ? { namespace } : {}),
        ...(isNetworkId(networkId) ? { networkId } : {}),
        ...(chosen === undefined ? {} : { wallet: chosen })
      })
      // The outcome is in the state.
      .catch(() => {})
  }, [kit, connectorId, namespace, networkId, chosen])
  const attempt = useModalState((state) =>
    state.attempt.connect?.connectorId === connectorId ? state.attempt.connect : undefined
  )
  // A view that was not opened from a row asks the wallet itself, unless the visitor went elsewhere before it was drawn.
  useEffect(() => {
    const { attempt: known, navigation } = kit.getSnapshot()
    if (known.connect?.connectorId !== connectorId && navigation.stack.at(-1)?.params === params) ask()
  }, [kit, connectorId, params, ask])
  const connector = useModalState((state) => state.connection.connectors.find(({ id }) => id === connectorId))
  const remembered = useModalState((state) => state.connection.recent.find(({ id }) => id === connectorId))
  const wallet = chosen?.name ?? connector?.name ?? remembered?.name ?? connectorId
  const words = { wallet }

  const connected = attempt?.status === "done"
  const outcome = attempt?.status === "failed" ? outcomeOf(attempt.code) : undefined
  const isLong = useLongWait(outcome === undefined ? attempt?.startedAt : undefined)
  const title = fill(messages[outcome?.title ?? "connectingOpen"], words)
  const text = fill(messages[outcome?.text ?? (isLong ? "connectingLong" : "connectingWhere")], words)
  useAnnouncement(connected ? undefined : `${title}. ${text}`)

  return (
    <div className="waiting">
      <WaitRing state={ringOf(outcome)}>
        <ConnectorPicture
          connector={
            chosen === undefined
              ? (connector ?? { id: connectorId, name: wallet })
              : { id: chosen.id, name: wallet, icon: chosen.image }
          }
          size={72}
        />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {outcome !== undefined && outcome.own === undefined && attempt?.status === "failed" && (
          <CodeDetails code={attempt.code} />
        )}
      </div>
      {outcome === undefined ? (
        <Button onClick={() => kit.navigation.goBack()}>{messages.cancel}</Button>
      ) : outcome.action === "retry" ? (
        <Button variant="main" onClick={ask}>
          {messages.tryAgain}
        </Button>
      ) : (
        <Button variant="main" onClick={() => kit.navigation.goBack()}>
          {outcome.action === "done" ? messages.gotIt : messages.chooseAnother}
        </Button>
      )}
    </div>
  )
}

const ringOf = (outcome: Outcome | undefined) => {
  if (outcome === undefined) return "waiting"
  if (outcome.own === undefined) return "failed"
  return outcome.own === "open" ? "yours" : "still"
}

const useLongWait = (startedAt: number | undefined): boolean => {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setTimeout(() => setPassed(startedAt), LONG_WAIT)
    return () => clearTimeout(timer)
  }, [startedAt])
  return startedAt !== undefined && passed === startedAt
}

export default Connecting
