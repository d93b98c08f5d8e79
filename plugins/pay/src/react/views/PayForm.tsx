import { journeyViews, type ExchangeEntry, type KitCore, type Network } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Icon,
  IconTile,
  Notice,
  Row,
  RowList,
  RowsSkeleton,
  shortenAddress,
  useModalContext,
  useModalState,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import type { Payment } from "../../PayState.ts"
import { viewIds } from "../../viewIds.ts"
import { PayIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { Problem } from "../PayMessages.ts"
import { withRefusal } from "@latchkey/core/feature-kit"
import { problemOf } from "../problemOf.ts"
import { usePayment, type PaymentView } from "../usePayment.ts"
import { PaySum } from "./PaySum.tsx"
import css from "./pay.css?inline"

/** What is to be paid, and the ways to pay it. */
export const PayForm = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const paying = usePayment()
  const { payment } = paying.state
  return payment === undefined || paying.network === undefined ? (
    <EmptyState
      icon={<PayIcon />}
      action={<Button onClick={() => kit.navigation.close()}>{shared.close}</Button>}
    >
      {words.nothing}
    </EmptyState>
  ) : (
    <FormOf payment={payment} network={paying.network} paying={paying} />
  )
}

const connectFor = (kit: KitCore, namespace: string, active: string | undefined) =>
  active === undefined || active === namespace
    ? kit.navigation.push(journeyViews.connect)
    : kit.navigation.open({ view: journeyViews.connect, namespace })

const FormOf = ({
  payment,
  network,
  paying
}: {
  readonly payment: Payment
  readonly network: Network
  readonly paying: PaymentView
}) => {
  const { kit } = useModalContext()
  const words = useWords()
  const { api, state, account, isThere } = paying
  const active = useModalState((snapshot) => snapshot.network.activeNamespace)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<{
    readonly words: Problem
    readonly symbol: string
    readonly error: unknown
  }>()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { payWithExchange, byWallet, amount } = payment
  const { progress } = state

  /** Does what leads to the next view, or says why it does not. */
  const go = async (id: string, run: () => Promise<unknown>, view: string) => {
    if (busy !== undefined) return
    setBusy(id)
    setProblem(undefined)
    try {
      await run()
      kit.navigation.push(view)
    } catch (error) {
      const { details } = error as { readonly details?: { readonly symbol?: string } }
      setProblem({ words: problemOf(error), symbol: details?.symbol ?? amount.symbol, error })
    } finally {
      setBusy(undefined)
    }
  }

  const wallet = account?.status === "connected" ? account.connectedWalletInfo : undefined
  return (
    <div className="pay" ref={element}>
      <PaySum amount={amount} name={payment.name} recipient={payment.recipient} network={network} />
      {problem !== undefined && (
        <Notice tone="negative">
          {withRefusal(
            fill(words.problems[problem.words], { symbol: problem.symbol, network: network.name }),
            problem.error
          )}
        </Notice>
      )}
      {progress !== undefined && progress.status !== "unsent" ? (
        <Row
          icon={
            <IconTile>
              <PayIcon />
            </IconTile>
          }
          name={words.underWay}
          leads
          onClick={() => kit.navigation.push(viewIds.progress)}
        />
      ) : (
        <>
          {byWallet && (
            <div className="pay-methods">
              {wallet === undefined ? (
                <Row
                  icon={
                    <IconTile>
                      <PayIcon />
                    </IconTile>
                  }
                  name={words.connect}
                  leads
                  onClick={() => connectFor(kit, network.chainNamespace, active)}
                />
              ) : (
                <Row
                  icon={<Icon id={wallet.rdns ?? wallet.name} name={wallet.name} src={wallet.icon} />}
                  name={fill(words.byWallet, { wallet: wallet.name })}
                  detail={
                    busy === "wallet" ? (
                      words.preparing
                    ) : isThere ? (
                      <bdi dir="ltr">{shortenAddress(account?.address ?? "")}</bdi>
                    ) : (
                      fill(words.switchFirst, { network: network.name })
                    )
                  }
                  busy={busy === "wallet"}
                  leads
                  onClick={() => void go("wallet", () => api.prepare(), viewIds.review)}
                />
              )}
            </div>
          )}
          {payWithExchange !== false && (
            <Exchanges
              paying={paying}
              busy={busy}
              onChoose={({ id }) => void go(id, () => api.openExchange({ exchangeId: id }), viewIds.progress)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** The exchanges that can pay it, as soon as they are known. */
const Exchanges = ({
  paying: { api, state },
  busy,
  onChoose
}: {
  readonly paying: PaymentView
  readonly busy: string | undefined
  readonly onChoose: (exchange: ExchangeEntry) => void
}) => {
  const { messages: shared } = useModalContext()
  const words = useWords()
  const { status, list } = state.exchanges
  const [isOffered, setIsOffered] = useState(true)
  const ask = () => {
    api.loadExchanges().catch((error: unknown) => {
      if (problemOf(error) === "unsupported") setIsOffered(false)
    })
  }
  useEffect(() => {
    const controller = new AbortController()
    api.loadExchanges({ signal: controller.signal }).catch((error: unknown) => {
      if (problemOf(error) === "unsupported") setIsOffered(false)
    })
    return () => controller.abort()
  }, [api])
  if (!isOffered) return null
  return (
    <section className="pay-methods" aria-busy={status === "loading" || undefined}>
      <h2>{words.exchanges}</h2>
      {list.length > 0 ? (
        <RowList label={words.exchanges}>
          {list.map((exchange) => (
            <Row
              key={exchange.id}
              icon={<Icon id={exchange.id} name={exchange.name} src={exchange.imageUrl} />}
              name={exchange.name}
              busy={busy === exchange.id}
              leads
              onClick={() => onChoose(exchange)}
            />
          ))}
        </RowList>
      ) : status === "failed" ? (
        <>
          <p className="pay-quiet">{words.exchangesFailed}</p>
          <Button onClick={ask}>{shared.tryAgain}</Button>
        </>
      ) : status === "ready" ? (
        <p className="pay-quiet">{words.noExchanges}</p>
      ) : (
        <div role="status" aria-label={words.loadingExchanges}>
          <RowsSkeleton />
        </div>
      )}
    </section>
  )
}
