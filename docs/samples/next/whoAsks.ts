import { signIn } from "../siwx/server"

export const GET = async (request: Request): Promise<Response> => {
  const who = await signIn.session(request)
  if (who === undefined) return new Response("Sign in first.", { status: 401 })
  return Response.json({ address: who.address, orders: [] })
}
