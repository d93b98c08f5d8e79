import { journeyViews, readSlot } from "@latchkey/core"
import { Fragment, useContext, useLayoutEffect, useMemo, useRef, useState } from "react"
import { Button } from "../../components/Button.tsx"
import { Divider } from "../../components/Divider.tsx"
import { ViewFailed } from "../../components/ViewBoundary.tsx"
import { LegalContext } from "../../context/LegalContext.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { connectMethods, type ConnectMethod } from "../../slots/connectMethods.ts"
import type { ViewProps } from "../../slots/views.ts"
import { isNetworkId } from "../isNetworkId.ts"
import { LegalCheckbox, LegalNote, legalPages } from "./Legal.tsx"
import { MethodBlock } from "./MethodBlock.tsx"
import { methodOrder } from "./methodOrder.ts"
import { useEngine } from "./useEngine.ts"
import { WalletList } from "./WalletList.tsx"

/** Where a visitor chooses how to connect. */
export const Connect = ({ params }: ViewProps) => {
  const { kit, messages, preload } = useModalContext()
  const { looking, gathering, failed, retry } = useEngine()
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
  // A finger, a pointer or the keyboard comes to a wallet before it chooses one.
  const comeNear = () => {
    kit.prefetch()
    preload(journeyViews.connecting)
  }

  // Once the wallets are shown, or there are none, nothing changes its place under a pointer.
  const [held, hold] = useState<ReadonlyArray<string>>()
  const order = held ?? methodOrder(features, connectors)
  if (held === undefined && !gathering && (!looking || connectors.length > 0)) hold(order)
  const methods = readSlot(fillings, connectMethods).filter(({ when }) => when?.(kit.getSnapshot()) ?? true)
  const ordered = order.flatMap((name): ReadonlyArray<"wallet" | ConnectMethod> =>
    name === "wallet" ? ["wallet"] : methods.filter(({ method }) => method === name)
  )
  // A method without a place in the order comes last; it is never left out.
  const all = [...ordered, ...methods.filter(({ method }) => !order.includes(method))]
  const walletsOnly = params["wallets"] === "only"
  const blocks = walletsOnly ? all.filter((block) => block === "wallet") : all
  // Where there are other ways, an app may have the wallets behind a button.
  const collapsed =
    !walletsOnly && methods.length > 0 && (features.collapseWallets || !features.emailShowWallets)

  const asks = features.legalCheckbox && legalPages(kit.app).length > 0
  const { accepted } = useContext(LegalContext)
  const ways = useRef<HTMLDivElement>(null)
  // Set as a property: React 18 does not know `inert`.
  useLayoutEffect(() => {
    if (ways.current !== null) ways.current.inert = asks && !accepted
  }, [asks, accepted, failed])

  if (failed) return <ViewFailed onRetry={retry} />
  return (
    <div className="stack" onPointerOver={comeNear} onFocus={comeNear}>
      {asks && <LegalCheckbox />}
      <div ref={ways} className="stack connect-blocks">
        {blocks.map((block, index) => {
          const before = blocks[index - 1]
          // E-mail and social belong together; only the list of wallets is separated.
          const apart = before !== undefined && (block === "wallet" || before === "wallet")
          return (
            <Fragment key={typeof block === "string" ? block : block.id}>
              {apart && <Divider>{messages.or}</Divider>}
              {typeof block === "string" ? (
                collapsed ? (
                  <Button
                    onClick={() => kit.navigation.push(journeyViews.connect, { ...params, wallets: "only" })}
                  >
                    {messages.continueWithWallet}
                  </Button>
                ) : (
                  <WalletList goal={goal} looking={looking} gathering={gathering} />
                )
              ) : (
                <MethodBlock method={block} />
              )}
            </Fragment>
          )
        })}
      </div>
      {!asks && <LegalNote />}
    </div>
  )
}
