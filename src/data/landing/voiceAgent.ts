import type {LandingPage} from '../schema/landing';

/** /landingpage5 */
export const voiceAgent = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'voice agent',
  meta: {
    path: '/landingpage5',
    title: 'Voice agents',
    description:
      'Human-like voice agents that detect purpose, urgency and emotion, book appointments, raise tickets and send updates.',
    heading: 'A voice that understands why people call',
    intro: 'Human-like voice agents pick up, hear what the call is about and how urgent it is, and get it done.',
    actions: [{label: 'Get started', to: 'login'}],
  },
  scene: 'voice',
  sections: [
    {
      kind: 'benefits',
      heading: 'What happens on a call',
      cards: [
        {
          icon: 'voice',
          title: 'It listens',
          text: 'Purpose, urgency and emotion are detected while the caller speaks.',
        },
        {icon: 'clock', title: 'It books appointments', text: 'A time is found and confirmed before the call ends.'},
        {
          icon: 'headset',
          title: 'It raises tickets and sends updates',
          text: 'What needs a person becomes a ticket, and callers hear how it goes on.',
        },
        {icon: 'chat', title: 'It speaks any language', text: 'Callers use the language they think in.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'A call, from the first word to the ticket', id: 'ovamai-0005'},
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'Hear it take a call',
      intro: 'Tell us what people call you about, and listen to an agent handle it from greeting to ticket.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: 'login'},
  },
} satisfies LandingPage;
