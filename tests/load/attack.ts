import { randomBytes } from "node:crypto"
import load from "autocannon"

/** Asks for codes in the names of others as fast as one process can: from one address, and from many networks. */
const [, , url = "", duration = "10", visitors = "1"] = process.argv

const ask = (index: number) => ({
  method: "POST" as const,
  path: "/api/sign-in",
  headers: {
    "content-type": "application/json",
    "x-latchkey-device": randomBytes(32).toString("base64url"),
    "x-forwarded-for": index % 2 === 0 ? "203.0.113.1" : `2001:db8:${index.toString(16)}::1`
  },
  body: JSON.stringify({
    projectId: "load",
    origin: "https://app.example.com",
    email: `visitor-${index % Number(visitors)}@example.org`
  })
})

const { requests, non2xx } = await load({
  url,
  connections: 20,
  duration: Number(duration),
  requests: Array.from({ length: 1_000 }, (_, index) => ask(index))
})
console.log(JSON.stringify({ perSecond: requests.average, refused: non2xx, total: requests.total }))
