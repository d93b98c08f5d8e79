import { isKitError } from "@latchkey/core"
import {
  Button,
  CodeDetails,
  ErrorState,
  fill,
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet,
  WaitRing,
  type ViewProps
} from "@latchkey/react/view"
import { useRef } from "react"
import { isolated } from "../isolated.ts"
import { useWords, withWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"
import { useSecondsLeft } from "../useSecondsLeft.ts"
import { ConnectingFarcaster } from "./ConnectingFarcaster.tsx"
import { EmailForm } from "./EmailForm.tsx"
import { EnterCode, ResendButton } from "./EnterCode.tsx"
import { SocialButtons } from "./SocialButtons.tsx"
import { MailIcon, WalletIcon } from "../icons.tsx"
import { offersEmail } from "../offersEmail.ts"
import { problemOfCode } from "../problemText.ts"
import { ProviderMark } from "../providerMarks.tsx"
import { providerNames } from "../../providerNames.ts"
import { useSignInAt } from "../useSignInAt.ts"
import { useSignInByPasskey } from "../useSignInByPasskey.ts"
import css from "./signIn.css?inline"

/** Signs a visitor in: what is asked for next, or what is waited for. */
const SignInView = (_: ViewProps) => {
  const words = useWords()
  const { kit, messages: shared } = useModalContext()
  const { api, state } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  useFrameLook(element, api)
  const attempt = useModalState(({ attempt: { connect } }) =>
    connect?.connectorId === "embedded" ? connect : undefined
  )
  const hasEmail = useModalState(offersEmail)
  const signInAt = useSignInAt()
  const signInByPasskey = useSignInByPasskey()
  const secondsLeft = useSecondsLeft(state.retryAt)
  const { step, email = "", problem, provider } = state
  const begin = () => void kit.connect({ connectorId: "embedded" }).catch(() => {})
  const startOver = () => {
    void api.cancel().catch(() => {})
    begin()
  }

  const isTold = step === "device" || step === "social" || step === "farcaster" || step === "passkey"
  const code = attempt?.status === "failed" ? attempt.code : isTold ? problem?.code : undefined
  if (code !== undefined) {
    return (
      <div ref={element}>
        <ErrorState
          title={words.failedTitle}
          details={<CodeDetails code={code} />}
          action={
            <>
              <Button
                variant="main"
                onClick={() => {
                  if (step === "passkey") signInByPasskey()
                  else if (provider === undefined) startOver()
                  else signInAt(provider)
                }}
              >
                {shared.tryAgain}
              </Button>
              <Button onClick={() => kit.navigation.goBack()}>{shared.chooseAnother}</Button>
            </>
          }
        >
          {problemOfCode(code, problem?.reason, words)}
        </ErrorState>
      </div>
    )
  }
  return (
    <div ref={element} className="embedded-sign-in">
      {step === "email" && (
        <>
          {hasEmail && (
            <>
              <p className="embedded-intro">{words.emailIntro}</p>
              <EmailForm onSubmit={(given) => api.connectEmail(given)} />
            </>
          )}
          <SocialButtons />
        </>
      )}
      {step === "code" && (
        <EnterCode
          key={email}
          text={fill(words.codeText, { email: isolated(email) })}
          onCode={async (code) => {
            try {
              await api.verifyOtp(code)
            } catch (error) {
              // What goes wrong after the code was right is told by the attempt.
              if (isKitError(error) && error.code.startsWith("EMBEDDED_")) throw error
            }
          }}
        >
          <ResendButton secondsLeft={secondsLeft} onResend={() => api.resend()} />
          <Button variant="quiet" onClick={startOver}>
            {words.otherEmail}
          </Button>
        </EnterCode>
      )}
      {step === "device" && (
        <Wait
          icon={<MailIcon />}
          title={words.deviceTitle}
          text={fill(words.deviceText, { email: isolated(email) })}
        >
          <ResendButton secondsLeft={secondsLeft} onResend={() => api.resend()} />
        </Wait>
      )}
      {step === "social" && provider !== undefined && (
        <Wait
          icon={<ProviderMark provider={provider} />}
          title={fill(words.socialTitle, { provider: providerNames[provider] })}
          text={words.socialText}
        />
      )}
      {step === "farcaster" && <ConnectingFarcaster url={state.farcasterUrl} />}
      {(step === "account" || step === "passkey" || step === "none") && (
        <Wait icon={<WalletIcon />} title={words.accountTitle} text={words.accountText} />
      )}
      {state.isForgetful === true && (
        <p className="embedded-intro" role="status">
          {words.forgetful}
        </p>
      )}
    </div>
  )
}

const Wait = ({
  icon,
  title,
  text,
  children
}: {
  readonly icon: React.ReactNode
  readonly title: string
  readonly text: string
  readonly children?: React.ReactNode
}) => {
  const { kit, messages: shared } = useModalContext()
  useAnnouncement(`${title}. ${text}`)
  return (
    <div className="waiting">
      <WaitRing state="waiting">
        <span className="embedded-mark">{icon}</span>
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="buttons">
        {children}
        <Button variant="quiet" onClick={() => kit.navigation.goBack()}>
          {shared.cancel}
        </Button>
      </div>
    </div>
  )
}

export default withWords(SignInView)
