import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nome",
  register: "Escolher um nome",
  success: "Seu nome"
}

export const words: NamesMessages = {
  intro:
    "Um nome é mais fácil de ler e de compartilhar do que um endereço. Cada conta tem um e fica com ele.",
  field: "Nome",
  placeholder: "seu-nome",
  hint: "Pelo menos 4 letras, dígitos ou hifens.",
  checking: "Verificando se está disponível",
  free: "{name} está disponível.",
  problems: {
    short: "O nome deve ter pelo menos 4 caracteres",
    characters: "Use só letras, números e hifens",
    form: "Isto não pode ser um nome. Tente outro.",
    taken: "{name} já está em uso. Tente um destes ou outro.",
    owned: "Esta conta já tem um nome.",
    declined: "Você recusou a assinatura. O nome não foi registrado.",
    network: "Nesta rede não são dados nomes. Mude para outra.",
    account: "A conta não está mais conectada.",
    failed: "Não foi possível acessar o serviço de nomes. Tente novamente."
  },
  suggestions: "Nomes",
  available: "Disponível",
  registered: "Registrado",
  register: "Registrar nome",
  asking: "Assine em {wallet} para registrar {name}. Não custa nada.",
  successTitle: "{name} é seu",
  successText: "Outras pessoas encontram sua conta por ele, e ele aparece no lugar do seu endereço.",
  successButton: "Concluído",
  notConnected: "Conecte uma carteira para dar um nome a ela."
}
