import { journeyViews, type Network } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Row,
  RowsSkeleton,
  showAmount,
  useModalContext
} from "@latchkey/react/view"
import { useEffect } from "react"
import { chosenOf } from "../chosenOf.ts"
import { BuyIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { useBuying, type BuyingView } from "../useBuying.ts"
import { viewIds } from "../viewIds.ts"
import { BuyForm } from "./BuyForm.tsx"

/** What to buy, or why nothing can be bought. */
export const OnrampForm = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const buying = useBuying()
  const { account, network } = buying
  if (account?.caipAddress === undefined || network === undefined) {
    return (
      <EmptyState
        icon={<BuyIcon />}
        action={
          <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
        }
      >
        {words.notConnected}
      </EmptyState>
    )
  }
  return <Ready key={account.caipAddress} buying={buying} network={network} />
}

const Ready = ({ buying, network }: { readonly buying: BuyingView; readonly network: Network }) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { api, state } = buying
  const { choices, form, progress } = state
  const ask = () => void api.options().catch(() => {})
  useEffect(() => {
    api.options().catch(() => {})
  }, [api])
  const chosen = choices.value === undefined ? undefined : chosenOf(choices.value, form)
  if (chosen === undefined) {
    if (choices.status !== "failed") return <RowsSkeleton />
    if (choices.code === "ONRAMP_RESTRICTED")
      return <EmptyState icon={<BuyIcon />}>{words.restricted}</EmptyState>
    return choices.code === "ONRAMP_UNSUPPORTED" ? (
      <EmptyState
        icon={<BuyIcon />}
        action={
          <Button onClick={() => kit.navigation.push(journeyViews.networks)}>{words.chooseNetwork}</Button>
        }
      >
        {fill(words.unsupported, { network: network.name })}
      </EmptyState>
    ) : (
      <EmptyState icon={<BuyIcon />} action={<Button onClick={ask}>{shared.tryAgain}</Button>}>
        {words.problems.other}
      </EmptyState>
    )
  }
  const isOpen = progress !== undefined && progress.status !== "success" && progress.status !== "failed"
  return (
    <BuyForm
      buying={buying}
      chosen={chosen}
      providers={choices.value?.providers ?? []}
      latest={
        isOpen && (
          <Row
            icon={<BuyIcon />}
            name={words.latest}
            value={showAmount(progress.pay, locale)}
            leads
            onClick={() => kit.navigation.push(viewIds.progress)}
          />
        )
      }
    />
  )
}
