import type { Page } from "playwright"

/** How an authenticator of a test is. */
export interface AuthenticatorOptions {
  /** Whether it makes secrets (WebAuthn PRF); by default. */
  readonly hasPrf?: boolean
  /** Whether its owner agrees, and is known by it; by default. */
  readonly isWilling?: boolean
}

/** Gives a browser's page an authenticator of its own device, by the protocol of its developer tools. */
export const addAuthenticator = async (
  page: Page,
  { hasPrf = true, isWilling = true }: AuthenticatorOptions = {}
) => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: isWilling,
      automaticPresenceSimulation: true
    }
  })
  return {
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** Forgets all passkeys, as an owner does in the settings of a device. */
    forget: () => session.send("WebAuthn.clearCredentials", { authenticatorId }),
    remove: () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId })
  }
}
