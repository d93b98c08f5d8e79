import type { Network, SwapChoice } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Notice,
  Row,
  RowList,
  RowsSkeleton,
  SearchField,
  shortenAddress,
  showQuantity,
  TokenPicture,
  TwoPartDetail,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { SwapIcon } from "../icons.tsx"
import { useRef, useState } from "react"
import { useWords } from "../messages/useWords.ts"
import { useSwapping } from "../useSwapping.ts"
import common from "./swap.css?inline"
import css from "./swapSelectToken.css?inline"

const contractOf = ({ id }: SwapChoice) => (id === "native" ? undefined : id.split(":")[2])

/** What can be swapped, what the account holds first, then what the app suggests, to choose what is sold or bought. */
export const SwapSelectToken = ({ params }: ViewProps) => {
  const side = params["side"] === "buy" ? "buy" : "sell"
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const { api, network, state } = useSwapping()
  const { form, tokens } = state
  const { list, status, suggested: suggestedIds = [] } = tokens
  const [query, setQuery] = useState("")
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, common)
  useStyleSheet(element, css)

  const wanted = query.toLowerCase()
  const found = list.filter((choice) =>
    `${choice.name} ${choice.symbol} ${contractOf(choice) ?? ""}`.toLowerCase().includes(wanted)
  )
  const own = found.filter(({ balance = 0n }) => balance > 0n)
  const choose = async (choice: SwapChoice) => {
    const other = side === "sell" ? form.buy : form.sell
    // What is on the other side changes its place, so that no token is swapped for itself; another one is sold where nothing was bought yet.
    const free = () => [...own, ...list].find(({ id }) => id !== choice.id)?.id ?? form.sell
    const moved = choice.id === other ? { sell: form.buy ?? free(), buy: form.sell } : { [side]: choice.id }
    const isOther = (moved.sell ?? form.sell) !== form.sell
    // What an edit refuses is in the form's own state, which the view that comes back draws.
    await api.edit({ ...moved, ...(isOther ? { amount: "" } : {}) }).catch(() => {})
    kit.navigation.goBack()
  }
  const retry = <Button onClick={() => void api.tokens().catch(() => {})}>{shared.tryAgain}</Button>
  if (network === undefined || list.length === 0)
    return status === "failed" || status === "ready" ? (
      <EmptyState icon={<SwapIcon />} action={retry}>
        {status === "failed" ? words.tokensFailed : words.noTokens}
      </EmptyState>
    ) : (
      <RowsSkeleton />
    )
  // Each once: what is left of the list is the others.
  const rest = new Map(found.map((choice) => [choice.id, choice]))
  for (const { id } of own) rest.delete(id)
  const suggested = suggestedIds.flatMap((id) => rest.get(id) ?? [])
  for (const { id } of suggested) rest.delete(id)
  const others = [...rest.values()]
  const group = (title: string, choices: ReadonlyArray<SwapChoice>) =>
    choices.length > 0 && (
      <section>
        <h2 className="swap-heading">{title}</h2>
        <RowList label={title}>
          {choices.map((choice) => (
            <TokenRow
              key={choice.id}
              choice={choice}
              network={network}
              current={choice.id === form[side]}
              onClick={() => void choose(choice)}
            />
          ))}
        </RowList>
      </section>
    )
  return (
    <div className="swap" ref={element}>
      {/* With the first rows already: those that come later would push them down, under a press. */}
      <SearchField label={words.searchTokens} onSearch={setQuery} />
      {status === "failed" && <Notice tone="warning">{words.tokensFailed}</Notice>}
      {found.length === 0 && (
        <p className="swap-note" role="status">
          {fill(words.noTokenFound, { query })}
        </p>
      )}
      {group(words.yourTokens, own)}
      {group(words.suggestedTokens, suggested)}
      {group(words.otherTokens, others)}
    </div>
  )
}

const TokenRow = ({
  choice,
  network,
  current,
  onClick
}: {
  readonly choice: SwapChoice
  readonly network: Network
  readonly current: boolean
  readonly onClick: () => void
}) => {
  const { locale } = useModalContext()
  const { name, symbol, decimals, balance = 0n } = choice
  const contract = contractOf(choice)
  return (
    <Row
      icon={
        <TokenPicture
          token={choice.id === "native" ? undefined : choice.id}
          symbol={symbol}
          network={network}
        />
      }
      name={name}
      detail={
        <TwoPartDetail text={symbol}>
          {contract !== undefined && <bdi dir="ltr">{shortenAddress(contract)}</bdi>}
        </TwoPartDetail>
      }
      value={balance > 0n ? showQuantity({ value: balance, decimals, symbol }, locale) : undefined}
      current={current}
      onClick={onClick}
    />
  )
}
