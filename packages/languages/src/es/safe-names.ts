import type { SafeWords } from '../safe-words.ts'

/** Adjectives that are the same for both genders. */
const FRIENDLY =
  `Alegre Amable Valiente Feliz Audaz Veloz Genial Ágil Noble Leal Brillante Radiante Paciente Elegante Sonriente Cordial Vivaz Capaz
  Prudente Inteligente Formidable Estelar Musical Tenaz Jovial`.split(/\s+/u)

export const safeNames: SafeWords = [
  {
    first:
      `Tigre León Lince Oso Delfín Halcón Búho Canguro Koala Panda Pingüino Conejo Castor Ciervo Caballo Colibrí Loro Tucán Erizo
      Gorrión Cóndor Flamenco Jaguar Puma Quetzal Camello Hámster Pulpo Salmón Ruiseñor Petirrojo Pelícano Cisne Alce Bisonte Grillo
      Quokka Zorro`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Simpático Curioso Risueño Generoso Tranquilo Dorado Mágico Contento Cariñoso Sereno Divertido Honesto Sincero Animado
        Aventurero Soñador Atento Intrépido Bailarín Saltarín`.split(/\s+/u),
    ],
  },
  {
    first:
      `Jirafa Cebra Nutria Ardilla Mariposa Gacela Llama Alpaca Libélula Golondrina Tortuga Águila Garza Luciérnaga Liebre Abeja
      Pantera Gaviota Cigüeña`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Simpática Curiosa Risueña Generosa Tranquila Dorada Mágica Contenta Cariñosa Serena Divertida Honesta Sincera Animada
        Aventurera Soñadora Atenta Intrépida Bailarina Saltarina`.split(/\s+/u),
    ],
  },
]
