import { journeyViews, readSlice, type KitCore } from "@latchkey/core"
import {
  Address,
  Button,
  CodeDetails,
  EmptyState,
  Fact,
  FactList,
  fill,
  Icon,
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet,
  WaitRing,
  type ViewProps
} from "@latchkey/react/view"
import { useRef } from "react"
import type { SiwxApi } from "../../SiwxApi.ts"
import { siwxSlice, type SiwxState } from "../../SiwxState.ts"
import { cancelSignIn } from "../cancelSignIn.ts"
import { ShieldIcon } from "../icons.tsx"
import { useWords, withWords } from "../messages/useWords.ts"
import type { SiwxMessages } from "../SiwxMessages.ts"
import css from "./sign.css?inline"

/** Asks the visitor to sign in: who asks, with which account, and how it goes. */
const Sign = (_: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const namespace = useModalState(({ network }) => network.activeNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  if (account?.address !== undefined) return <Asking namespace={namespace} address={account.address} />
  return (
    <EmptyState
      icon={<ShieldIcon />}
      action={
        <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
      }
    >
      {words.notConnected}
    </EmptyState>
  )
}

type Shown = Exclude<SiwxState["status"], "none" | "skipped" | "signedIn"> | "wrongNetwork" | "invalid"

const shownOf = ({ status, code }: SiwxState, isBroken: boolean): Shown => {
  if (isBroken) return "failed"
  if (status === "failed" && code === "SIWX_NETWORK_REFUSED") return "wrongNetwork"
  if (status === "failed" && /^SIWX_(SIGNATURE_INVALID|SMART_ACCOUNT)$/.test(code ?? "")) return "invalid"
  // A sign-in that is there, or not wanted: the journey is about to leave.
  return status === "none" ? "checking" : status === "skipped" || status === "signedIn" ? "verifying" : status
}

const wordsOf: Readonly<Record<Shown, readonly [title: keyof SiwxMessages, text: keyof SiwxMessages]>> = {
  checking: ["checking", "checkingText"],
  asked: ["ask", "askText"],
  signing: ["open", "openText"],
  verifying: ["verifying", "verifyingText"],
  declined: ["declined", "declinedText"],
  failed: ["failed", "failedText"],
  invalid: ["failed", "invalidText"],
  wrongNetwork: ["wrongNetwork", "wrongNetworkText"]
}

const ringOf = (shown: Shown) => {
  if (shown === "asked") return "yours"
  if (shown === "declined") return "still"
  return shown === "failed" || shown === "invalid" || shown === "wrongNetwork" ? "failed" : "waiting"
}

const Asking = ({ namespace, address }: { readonly namespace: string; readonly address: string }) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const { siwx } = kit as KitCore & { readonly siwx?: SiwxApi }
  const progress = useModalState((state) => readSlice(state, siwxSlice))
  const isBroken = useModalState(({ plugin }) => Object.hasOwn(plugin.failed, "siwx"))
  const wallet = useModalState((state) => state.account[namespace]?.connectedWalletInfo)
  const on = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const isRequired = useModalState(({ navigation }) => navigation.stack.at(-1)?.blocking === true)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const shown = shownOf(progress, isBroken)
  const values = { wallet: wallet?.name ?? shared.wallets, network: on?.name ?? "" }
  const [titleKey, textKey] = wordsOf[shown]
  const title = fill(words[titleKey], values)
  const text = fill(words[textKey === "askText" && isRequired ? "askRequired" : textKey], values)
  useAnnouncement(`${title}. ${text}`)

  // What goes wrong is in the state.
  const sign = () => void siwx?.signIn({ namespace }).catch(() => {})
  // In its place: the question comes back for the network that is chosen, if that one has no sign-in.
  const chooseNetwork = () => kit.navigation.replace(journeyViews.networks, {}, { blocking: isRequired })
  const isOffered = shown === "asked" || shown === "declined" || shown === "failed" || shown === "invalid"
  return (
    <div className="waiting siwx-sign" ref={element}>
      <WaitRing state={ringOf(shown)}>
        <Icon id={wallet?.name ?? namespace} name={values.wallet} src={wallet?.icon} size={72} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {shown === "failed" && progress.code !== undefined && <CodeDetails code={progress.code} />}
      </div>
      <FactList>
        <Fact name={words.site}>
          <bdi dir="ltr">{location.host}</bdi>
        </Fact>
        <Fact name={words.account} centred>
          <Address address={address} />
        </Fact>
        {on !== undefined && (
          <Fact name={words.network}>
            <bdi>{on.name}</bdi>
          </Fact>
        )}
      </FactList>
      <div className="siwx-actions">
        {isOffered && !isBroken && (
          <Button variant="main" onClick={sign}>
            {shown === "asked" ? words.sign : shared.tryAgain}
          </Button>
        )}
        {shown === "wrongNetwork" && (
          <Button variant="main" onClick={chooseNetwork}>
            {words.chooseNetwork}
          </Button>
        )}
        <Button onClick={() => void cancelSignIn(kit)}>{shared.cancel}</Button>
      </div>
    </div>
  )
}

export default withWords(Sign)
