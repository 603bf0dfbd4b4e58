import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Form = () => {
  const [address, setAddress] = useState('');
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <main>
      <h1>Sign in</h1>
      <form noValidate onSubmit={submit}>
        <label htmlFor="address">E-mail address</label>
        <input
          id="address"
          type="email"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit">Send me a code</button>
      </form>
    </main>
  );
};

const place = document.getElementById('place');
if (place) createRoot(place).render(<Form />);
