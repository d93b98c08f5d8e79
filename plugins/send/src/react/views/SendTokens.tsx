import {
  Button,
  EmptyState,
  fill,
  Notice,
  pickWords,
  Row,
  RowList,
  RowsSkeleton,
  SearchField,
  shortenAddress,
  showQuantity,
  TokenPicture,
  TwoPartDetail,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { SendIcon } from "../icons.tsx"
import { useRef, useState } from "react"
import { titles } from "../messages/titles.ts"
import { useSending } from "../useSending.ts"
import { useWords } from "../messages/useWords.ts"
import css from "./send.css?inline"

const MANY = 6

/** What the account holds, to choose what is sent. */
export const SendTokens = () => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const sending = useSending()
  const { api, state } = sending
  const { list, status } = state.tokens
  const [query, setQuery] = useState("")
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const wanted = query.toLowerCase()
  const found = list.filter(({ name, token = "", amount: { symbol } }) =>
    `${name} ${symbol} ${token}`.toLowerCase().includes(wanted)
  )
  const choose = async (token: (typeof list)[number]["token"]) => {
    // The amount was meant for another token.
    await api.edit({ token, amount: "", isMax: false }).catch(() => {})
    kit.navigation.goBack()
  }
  const retry = <Button onClick={() => void api.tokens().catch(() => {})}>{shared.tryAgain}</Button>
  return (
    <div className="send" ref={element}>
      {list.length > MANY && <SearchField label={words.searchTokens} onSearch={setQuery} />}
      {status === "failed" && list.length > 0 && <Notice tone="warning">{words.tokensFailed}</Notice>}
      {list.length === 0 ? (
        status === "failed" ? (
          <EmptyState icon={<SendIcon />} action={retry}>
            {words.tokensFailed}
          </EmptyState>
        ) : status === "ready" ? (
          <EmptyState icon={<SendIcon />} action={retry}>
            {words.noTokens}
          </EmptyState>
        ) : (
          <RowsSkeleton />
        )
      ) : found.length === 0 ? (
        <p className="send-note">{fill(words.noTokenFound, { query })}</p>
      ) : (
        <RowList label={pickWords(titles.tokens, locale, shared.titles)}>
          {found.map((holding) => {
            const { token, name, amount } = holding
            return (
              <Row
                key={token ?? "native"}
                icon={<TokenPicture token={token} symbol={amount.symbol} network={sending.network} />}
                name={name}
                detail={
                  <TwoPartDetail text={amount.symbol}>
                    {token !== undefined && (
                      <bdi dir="ltr">{shortenAddress(token.split(":")[2] ?? token)}</bdi>
                    )}
                  </TwoPartDetail>
                }
                value={showQuantity(amount, locale)}
                current={token === state.form.token}
                onClick={() => void choose(token)}
              />
            )
          })}
        </RowList>
      )}
    </div>
  )
}
