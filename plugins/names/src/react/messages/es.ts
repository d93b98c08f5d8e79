import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nombre",
  register: "Elegir un nombre",
  success: "Tu nombre"
}

export const words: NamesMessages = {
  intro:
    "Un nombre es más fácil de leer y de compartir que una dirección. Cada cuenta tiene uno y lo conserva.",
  field: "Nombre",
  placeholder: "tu-nombre",
  hint: "Al menos 4 letras, dígitos o guiones.",
  checking: "Comprobando si está disponible",
  free: "{name} está disponible.",
  problems: {
    short: "El nombre debe tener al menos 4 caracteres",
    characters: "Usa solo letras, números y guiones",
    form: "Esto no puede ser un nombre. Prueba con otro.",
    taken: "{name} ya está en uso. Prueba con uno de estos o con otro.",
    owned: "Esta cuenta ya tiene un nombre.",
    declined: "Rechazaste la firma. El nombre no se registró.",
    network: "En esta red no se dan nombres. Cambia a otra.",
    account: "La cuenta ya no está conectada.",
    failed: "No se pudo contactar con el servicio de nombres. Inténtalo de nuevo."
  },
  suggestions: "Nombres",
  available: "Disponible",
  registered: "Registrado",
  register: "Registrar nombre",
  asking: "Firma en {wallet} para registrar {name}. No cuesta nada.",
  successTitle: "{name} es tuyo",
  successText: "Otros encuentran tu cuenta por él, y se muestra en lugar de tu dirección.",
  successButton: "Hecho",
  notConnected: "Conecta una billetera para darle un nombre."
}
