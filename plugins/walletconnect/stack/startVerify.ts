import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { generateKeyPairSync, sign } from "node:crypto"

/** The service that attests to wallets which origin a request came from. */
export interface VerifyService {
  /** `http://127.0.0.1:…`. */
  readonly url: string
  /** What it says of an origin from now on; one that it does not know is neither. */
  readonly judge: (origin: string, verdict: "verified" | "scam") => void
  readonly stop: () => Promise<void>
}

const DAY_SECONDS = 86_400
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

/**
 * Starts a Verify service on 127.0.0.1: a public key, and a page for a frame that posts a signed attestation.
 *
 * Fails: when the port is taken.
 */
export const startVerify = async ({ port = 0 }: { readonly port?: number | undefined } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const verdicts = new Map<string, "verified" | "scam">()
  const expiry = () => Math.floor(Date.now() / 1000) + DAY_SECONDS

  const attest = (id: string, origin: string): string => {
    const claims = {
      exp: expiry(),
      id,
      origin,
      isScam: verdicts.get(origin) === "scam",
      isVerified: verdicts.get(origin) === "verified"
    }
    const signed = `${encode({ alg: "ES256", typ: "JWT" })}.${encode(claims)}`
    const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" })
    return `${signed}.${signature.toString("base64url")}`
  }
  const page = (attestation: string) =>
    `<!doctype html><script>parent.postMessage(${JSON.stringify(
      JSON.stringify({ type: "verify_attestation", attestation })
    )}, "*")</script>`

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://verify")
    const json = (body: object) => {
      response.setHeader("content-type", "application/json")
      response.setHeader("access-control-allow-origin", "*")
      response.end(JSON.stringify(body))
    }
    if (pathname === "/v3/public-key")
      return json({ publicKey: publicKey.export({ format: "jwk" }), expiresAt: expiry() })
    if (pathname === "/v3/attestation") {
      response.setHeader("content-type", "text/html")
      return response.end(page(attest(searchParams.get("id") ?? "", searchParams.get("origin") ?? "")))
    }
    response.statusCode = 404
    return json({})
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    judge: (origin, verdict) => void verdicts.set(origin, verdict),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  } satisfies VerifyService
}
