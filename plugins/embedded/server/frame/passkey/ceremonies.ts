import { fromBase64Url, randomBytes, toBase64Url, type Bytes } from "../vault/bytes.ts"
import type { JoinedPasskey, PasskeyAnswers, PasskeyAsk, PasskeyRef } from "./PasskeyAsk.ts"
import { PasskeyFailure } from "./PasskeyFailure.ts"

const TIMEOUT = 120_000
const CHALLENGE = 32
/** ES256, EdDSA and RS256, the best first: what the server can check. */
const ALGORITHMS = [-7, -8, -257]

const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))
const bytesOf = (source: BufferSource): Bytes =>
  ArrayBuffer.isView(source)
    ? Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(source.slice(0))
const base64Url = (source: BufferSource) => toBase64Url(bytesOf(source))

const saltOf = (account: string) => utf8(`latchkey embedded passkey 1 ${account}`)
/** Of who signs in by a passkey, whose account is not known before. */
const entrySalt = () => utf8("latchkey embedded passkey entry 1")
/** What is asked of a passkey's pseudo-random function: another value for each account, and one for whoever enters. */
const prf = (first: Bytes, second?: Bytes) => ({
  prf: { eval: { first, ...(second === undefined ? {} : { second }) } }
})

const descriptors = (known: ReadonlyArray<PasskeyRef>): Array<PublicKeyCredentialDescriptor> =>
  known.flatMap(({ id, transports }) => {
    const bytes = fromBase64Url(id)
    // What a browser said of its way to a passkey is given back as it was.
    const told = transports as Array<AuthenticatorTransport>
    return bytes === undefined ? [] : [{ type: "public-key", id: bytes, transports: told }]
  })

/** Asks the browser. Fails: `PasskeyFailure`; why a visitor said no, and whether there was a passkey at all, browsers do not tell. */
const asked = async (asking: Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const credential = await asking.catch((error: unknown) => {
    const isThere = error instanceof DOMException && error.name === "InvalidStateError"
    throw new PasskeyFailure(isThere ? "known" : "declined")
  })
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyFailure("declined")
  return credential
}

const secretOf = (
  credential: PublicKeyCredential,
  which: "first" | "second" = "first"
): Bytes | undefined => {
  const secret = credential.getClientExtensionResults().prf?.results?.[which]
  return secret === undefined ? undefined : bytesOf(secret)
}

const used = (
  challenge: Bytes,
  known: ReadonlyArray<PasskeyRef>,
  extensions: AuthenticationExtensionsClientInputs
) =>
  asked(
    navigator.credentials.get({
      publicKey: {
        challenge,
        rpId: location.hostname,
        allowCredentials: descriptors(known),
        userVerification: "required",
        timeout: TIMEOUT,
        extensions
      }
    })
  )

const shownOf = (credential: PublicKeyCredential) => {
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: base64Url(credential.rawId),
    authenticatorData: base64Url(response.authenticatorData),
    clientData: base64Url(response.clientDataJSON),
    signature: base64Url(response.signature)
  }
}

/** Makes a passkey; its secret is absent where it has no pseudo-random function. */
const made = async (
  { account, owner, known }: PasskeyAsk,
  residentKey: ResidentKeyRequirement,
  salt: Bytes
): Promise<JoinedPasskey> => {
  const extensions = prf(salt)
  const credential = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(CHALLENGE),
        rp: { id: location.hostname, name: location.hostname },
        user: { id: utf8(account), name: owner, displayName: owner },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: descriptors(known),
        authenticatorSelection: {
          residentKey,
          requireResidentKey: residentKey === "required",
          userVerification: "required"
        },
        attestation: "none",
        timeout: TIMEOUT,
        extensions
      }
    })
  )
  // What younger browsers add; those without have no pseudo-random function either.
  const response = credential.response as Partial<AuthenticatorAttestationResponse>
  const key = response.getPublicKey?.() ?? null
  if (key === null) throw new PasskeyFailure("noSecret")
  const transports = response.getTransports?.() ?? []
  const passkey = {
    id: base64Url(credential.rawId),
    publicKey: base64Url(key),
    transports: transports.join(" ")
  }
  const isAble = credential.getClientExtensionResults().prf?.enabled === true
  // Many say at first only that they can, and make the secret when they are used.
  const secret =
    secretOf(credential) ??
    (isAble
      ? secretOf(await used(randomBytes(CHALLENGE), [{ id: passkey.id, transports }], extensions))
      : undefined)
  return secret === undefined ? passkey : { ...passkey, secret }
}

/**
 * What is asked of the browser itself, in the task of a click. Each fails with `PasskeyFailure`; those that open a wallet also where
 * the passkey has no pseudo-random function.
 */
export const ceremonies: {
  readonly [Kind in keyof PasskeyAnswers]: (ask: PasskeyAsk) => Promise<PasskeyAnswers[Kind]>
} = {
  create: async (ask) => {
    const { secret, ...passkey } = await made(ask, "preferred", saltOf(ask.account))
    if (secret === undefined) throw new PasskeyFailure("noSecret")
    return { ...passkey, secret }
  },
  get: async ({ account, challenge, known }) => {
    const credential = await used(utf8(challenge), known, prf(saltOf(account), entrySalt()))
    const [secret, entrySecret] = [secretOf(credential), secretOf(credential, "second")]
    if (secret === undefined) throw new PasskeyFailure("noSecret")
    return { ...shownOf(credential), secret, ...(entrySecret === undefined ? {} : { entrySecret }) }
  },
  join: (ask) => made(ask, "required", entrySalt()),
  enter: async ({ challenge }) => {
    const credential = await used(utf8(challenge), [], prf(entrySalt()))
    const { userHandle } = credential.response as AuthenticatorAssertionResponse
    // One that is not its owner's to choose does not say whose it is.
    if (userHandle === null) throw new PasskeyFailure("declined")
    const secret = secretOf(credential)
    return {
      ...shownOf(credential),
      account: new TextDecoder().decode(userHandle),
      ...(secret === undefined ? {} : { secret })
    }
  }
}
