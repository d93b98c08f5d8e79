import { readSlot } from "@latchkey/core"
import { Fragment, useEffect, useMemo } from "react"
import { Button } from "../../components/Button.tsx"
import { Divider } from "../../components/Divider.tsx"
import { ErrorState } from "../../components/ErrorState.tsx"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { connectMethods, type ConnectMethod } from "../../slots/connectMethods.ts"
import type { ViewProps } from "../../slots/views.ts"
import { isNetworkId } from "../isNetworkId.ts"
import { MethodBlock } from "./MethodBlock.tsx"
import { methodOrder } from "./methodOrder.ts"
import { useEngine } from "./useEngine.ts"
import { WalletList } from "./WalletList.tsx"

/** Where a visitor chooses how to connect. */
export const Connect = ({ params }: ViewProps) => {
  const { kit, messages, preload } = useModal()
  const { looking, failed, retry } = useEngine()
  const filter = useModalState((state) => state.navigation.namespace)
  const namespace = typeof params["namespace"] === "string" ? params["namespace"] : filter
  const networkId = isNetworkId(params["networkId"]) ? params["networkId"] : undefined
  const goal = useMemo(
    () => ({
      ...(namespace === undefined ? {} : { namespace }),
      ...(networkId === undefined ? {} : { networkId })
    }),
    [namespace, networkId]
  )
  const fillings = useModalState((state) => state.plugin.fillings)
  const features = useModalState((state) => state.feature.values)
  const connectors = useModalState((state) => state.connection.connectors)
  useEffect(() => preload("Connecting"), [preload])

  const blocks = useMemo(() => {
    const methods = readSlot(fillings, connectMethods).filter(({ when }) => when?.(kit.getSnapshot()) ?? true)
    return methodOrder(features, connectors).flatMap((name): ReadonlyArray<"wallet" | ConnectMethod> =>
      name === "wallet" ? ["wallet"] : methods.filter(({ method }) => method === name)
    )
  }, [kit, fillings, features, connectors])

  if (failed) {
    return (
      <ErrorState
        title={messages.viewFailedTitle}
        action={
          <Button variant="main" onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {navigator.onLine ? messages.viewFailedText : messages.viewFailedOffline}
      </ErrorState>
    )
  }
  return (
    <div className="stack">
      {blocks.map((block, index) => {
        const before = blocks[index - 1]
        // E-mail and social belong together; only the list of wallets is set apart.
        const apart = before !== undefined && (block === "wallet" || before === "wallet")
        return (
          <Fragment key={typeof block === "string" ? block : block.id}>
            {apart && <Divider>{messages.or}</Divider>}
            {typeof block === "string" ? (
              <WalletList goal={goal} looking={looking} />
            ) : (
              <MethodBlock method={block} />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
