export type TeamMember = {
  name: string
  role: string
  text: string
  /** Nobody's face: the name of the picture of what they reach for first. */
  picture: string
  isSample: boolean
}

export const team: readonly TeamMember[] = [
  {
    name: 'Ines',
    role: 'Packing',
    text: 'Lays out every kit on its cloth before it is crated. If something is missing, she sees the gap.',
    picture: 'cutting-board',
    isSample: true,
  },
  {
    name: 'Theo',
    role: 'Sharpening',
    text: 'Eleven strokes a side. Tests on tomatoes, eats the evidence.',
    picture: 'professional-chefs-knife',
    isSample: true,
  },
  {
    name: 'Marta',
    role: 'Cast iron and enamel',
    text: 'Scrubs, oils, mends and decides when a pot may retire.',
    picture: 'dutch-oven',
    isSample: true,
  },
  {
    name: 'Jun',
    role: 'Deliveries',
    text: 'Knows which stairs are steep and which hosts hide the key under the third flowerpot.',
    picture: 'large-frying-pan',
    isSample: true,
  },
  {
    name: 'Ola',
    role: 'Collections',
    text: 'Cooks a week from every kit before you can rent it, and takes out what stayed in the drawer.',
    picture: 'wooden-spoon-set',
    isSample: true,
  },
  {
    name: 'Ravi',
    role: 'Support',
    text: 'Answers within 24 hours, and tells you how long to boil the corn.',
    picture: 'large-saucepan',
    isSample: true,
  },
]
