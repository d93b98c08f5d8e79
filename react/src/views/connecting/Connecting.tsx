import { useEffect, useState } from "react"
import { Button } from "../../components/Button.tsx"
import { CodeDetails } from "../../components/CodeDetails.tsx"
import { Icon } from "../../components/Icon.tsx"
import { WaitRing } from "../../components/WaitRing.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModal, useModalState } from "../../modal/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { isNetworkId } from "../isNetworkId.ts"
import { finishConnecting } from "./finishConnecting.ts"
import { outcomeOf } from "./outcomes.ts"
import { useAttempt } from "./useAttempt.ts"

const LONG_WAIT = 8_000

/** Waits for a wallet's answer, and says how it went. */
const Connecting = ({ params }: ViewProps) => {
  const { kit, messages, attempts, embedded } = useModal()
  const connectorId = String(params["connectorId"])
  const request = {
    connectorId,
    ...(typeof params["namespace"] === "string" ? { namespace: params["namespace"] } : {}),
    ...(isNetworkId(params["networkId"]) ? { networkId: params["networkId"] } : {})
  }
  const attempt = useAttempt(request)
  const connector = useModalState((state) => state.connection.connectors.find(({ id }) => id === connectorId))
  const remembered = useModalState((state) => state.connection.recent.find(({ id }) => id === connectorId))
  const wallet = connector?.name ?? remembered?.name ?? connectorId
  const words = { wallet }

  const connected = attempt?.status === "connected"
  useEffect(() => {
    if (connected) finishConnecting(kit, { connectorId, embedded, added: messages.toastWalletAdded })
  }, [kit, connected, connectorId, embedded, messages])

  const outcome = attempt?.status === "failed" ? outcomeOf(attempt.code) : undefined
  const isLong = useLongWait(outcome === undefined ? attempt?.startedAt : undefined)
  const title = fill(messages[outcome?.title ?? "connectingOpen"], words)
  const text = fill(messages[outcome?.text ?? (isLong ? "connectingLong" : "connectingWhere")], words)
  useAnnouncement(connected ? undefined : `${title}. ${text}`)

  const retry = () => attempts.start(request)
  return (
    <div className="waiting">
      <WaitRing state={outcome === undefined ? "waiting" : outcome.own === true ? "still" : "failed"}>
        <Icon id={connectorId} name={wallet} src={connector?.icon} size={72} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {outcome !== undefined && outcome.own !== true && attempt?.code !== undefined && (
          <CodeDetails code={attempt.code} />
        )}
      </div>
      {outcome === undefined ? (
        <Button onClick={() => kit.navigation.goBack()}>{messages.cancel}</Button>
      ) : outcome.action === "retry" ? (
        <Button variant="main" onClick={retry}>
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
