import {
  Button,
  CopyButton,
  Fact,
  FullAddress,
  FactList,
  fill,
  Icon,
  LinkRow,
  OutcomeMark,
  RowGroup,
  showAmount,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing
} from "@latchkey/react/view"
import { useRef, useState } from "react"
import type { ExchangeProgress, Payment } from "../../PayState.ts"
import { PayIcon } from "../icons.tsx"
import { useExchangeWords } from "../messages/useExchangeWords.ts"
import { useWords } from "../messages/useWords.ts"
import type { PaymentView } from "../usePayment.ts"
import css from "./payLoading.css?inline"

const ringOf = {
  open: "waiting",
  blocked: "still",
  closed: "still",
  pending: "waiting",
  success: "still",
  failed: "failed",
  unknown: "still"
} as const

/** What becomes of a payment on an exchange's page. */
export const ExchangeLoading = ({
  progress,
  payment,
  api
}: {
  readonly progress: ExchangeProgress
  readonly payment: Payment
  readonly api: PaymentView["api"]
}) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const own = useExchangeWords()
  const [isAsking, setIsAsking] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { exchange, status, window, url, explorerUrl } = progress
  const stage = status === "opened" ? window : status
  const values = { exchange: exchange.name, amount: showAmount(payment.amount, locale) }
  const title = fill(own[stage].title, values)
  const text = fill(own[stage].text, values)
  useAnnouncement(`${title}. ${text}`)
  const mayOpen = stage === "blocked" || stage === "closed"
  const isOver = stage === "success" || stage === "failed" || stage === "unknown"
  const ask = async () => {
    setIsAsking(true)
    await api.follow().catch(() => {})
    setIsAsking(false)
  }
  return (
    <div className="waiting" ref={element}>
      <WaitRing state={ringOf[stage]}>
        {isOver ? (
          <OutcomeMark status={stage} icon={<PayIcon />} />
        ) : (
          <Icon id={exchange.id} name={exchange.name} src={exchange.imageUrl} size={72} />
        )}
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {status === "opened" && (
        <div className="pay-end">
          <FactList lined>
            <Fact name={words.to} wide>
              <FullAddress>{payment.recipient}</FullAddress>
            </Fact>
            <Fact name={words.amount}>
              <bdi>{values.amount}</bdi>
            </Fact>
          </FactList>
        </div>
      )}
      <div className="pay-end">
        {explorerUrl !== undefined && (
          <RowGroup label={title}>
            <LinkRow icon={<PayIcon />} name={shared.viewOnExplorer} href={explorerUrl} />
          </RowGroup>
        )}
        {mayOpen && (
          <div className="pay-link">
            <RowGroup label={fill(own.openPage, values)}>
              <LinkRow icon={<PayIcon />} name={fill(own.openPage, values)} href={url} />
            </RowGroup>
            <CopyButton text={url} label={own.copyLink} copied={own.linkCopied} />
          </div>
        )}
        {status === "unknown" && (
          <Button variant="main" busy={isAsking} onClick={() => void ask()}>
            {words.checkAgain}
          </Button>
        )}
        <Button variant={stage === "success" ? "main" : "plain"} onClick={() => kit.navigation.close()}>
          {isOver ? words.done : shared.close}
        </Button>
      </div>
    </div>
  )
}
