import { useWalletButtons, WalletButton } from "@latchkey/embedded/buttons"

export const SignIn = () => (
  <>
    <WalletButton method="google" />
    <WalletButton method="email" label="Sign in by e-mail" />
  </>
)

/** Buttons of your own. */
export const OwnSignIn = () => {
  const { methods, signIn, status, error } = useWalletButtons()
  return (
    <>
      {methods.map((method) => (
        <button key={method} disabled={status === "pending"} onClick={() => signIn(method)}>
          {method}
        </button>
      ))}
      {error !== undefined && !error.rejected && <p role="alert">{error.message}</p>}
    </>
  )
}
