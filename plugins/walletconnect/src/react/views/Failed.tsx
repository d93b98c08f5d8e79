import type { CatalogueWallet } from "@latchkey/core"
import {
  Button,
  CodeDetails,
  fill,
  useAnnouncement,
  useModalContext,
  WaitRing,
  WalletPicture
} from "@latchkey/react/view"
import { useWords } from "../messages/useWords.ts"
import { outcomeOf } from "../outcomes.ts"

/** What is shown of an attempt that failed, and the next step. */
export const Failed = ({
  code,
  wallet,
  onRetry
}: {
  readonly code: string
  readonly wallet: CatalogueWallet | undefined
  readonly onRetry: () => void
}) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const outcome = outcomeOf(code, words, shared)
  const name = wallet?.name ?? "WalletConnect"
  const title = fill(outcome.title, { wallet: name })
  const text = fill(outcome.text, { wallet: name })
  useAnnouncement(`${title}. ${text}`)
  const leave = () => kit.navigation.goBack()
  return (
    <div className="waiting">
      <WaitRing state={outcome.own === true ? "still" : "failed"}>
        <WalletPicture wallet={wallet ?? { id: "walletConnect", name }} size={72} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {outcome.own !== true && <CodeDetails code={code} />}
      </div>
      <div className="buttons">
        {outcome.action !== "choose" && (
          <Button variant="main" onClick={onRetry}>
            {outcome.action === "code" ? words.newCode : shared.tryAgain}
          </Button>
        )}
        <Button variant={outcome.action === "choose" ? "main" : "plain"} onClick={leave}>
          {shared.chooseAnother}
        </Button>
      </div>
    </div>
  )
}
